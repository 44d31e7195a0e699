import { defaultKitchen } from '@gramwise/engine/kitchens/kitchen.ts';
import type { Heat, Value, Values } from '@gramwise/engine/recipes/values.ts';
import { describe, expect, it } from 'vitest';
import { LANGUAGE_CODES, LANGUAGES, type Language } from '#catalogs/languages.ts';
import { messagesFor } from '#catalogs/messages.ts';
import { FACTS_FILES, RECIPE_IDS, recipeFromFiles } from '#content/recipes/files.ts';
import { formatIngredientLine, formatRecipe, type ShownRecipe } from '#features/recipe/text/recipeText.ts';
import { kitchenView } from '#features/recipe/text/textView.ts';
import { type Found, readNumbers } from '#tests/recipes/readNumbers.ts';

/** Checks that every number a reader sees, in each language, is the one that the facts have. */
type System = 'metric' | 'us';

/** Scales that a language's ovens have besides degrees Celsius. The marks are read from the text and checked apart. */
const FANS: Readonly<Record<Language, boolean>> = { en: true, fr: true, de: true, es: true };

const number = (unit: string, value: number): Found => ({ unit, value });

function heatNumbers(language: Language, { is, celsius, fahrenheit }: Heat, system: System): Found[] {
  if (system === 'us') return [number('F', fahrenheit)];
  // Gas Mark 1/4 is 225 °F, 107 °C: cooler has no setting with a fan
  const fan = is === 'oven' && celsius >= 107 && FANS[language] ? [number('fan', celsius - 20)] : [];
  return [number('C', celsius), ...fan];
}

/** The numbers that a value must appear as. */
function numbersOf(language: Language, value: Value, system: System): Found[] {
  switch (value.is) {
    case 'amount': {
      const { grams, milliliters, us = [], count, to } = value;
      if (count !== undefined)
        return [count, ...(to === undefined ? [] : [to])].map((n) => number('number', n));
      const spoons = grams === undefined && milliliters === undefined;
      if (system === 'metric' && spoons && us[0]?.[1] === 'tsp' && us[0][0] <= 1 / 8)
        return [number('pinch', 1)];
      if (system === 'us' || spoons) return us.map(([n, unit]) => number(unit, n));
      return [grams === undefined ? number('ml', milliliters ?? 0) : number('g', grams)];
    }
    case 'time':
      return (value.low === value.high ? [value.low] : [value.low, value.high]).map((n) => number('s', n));
    case 'length':
      return [system === 'us' ? number('inch', value.inches) : number('cm', value.centimeters)];
    case 'number':
      return (value.low === value.high ? [value.low] : [value.low, value.high]).map((n) =>
        number('number', n),
      );
    default:
      return heatNumbers(language, value, system);
  }
}

/** Numbers as sorted text, in a precision that no rounding for display goes below. */
const sorted = (numbers: readonly Found[]) =>
  numbers.map(({ unit, value }) => `${Number(value.toPrecision(4))} ${unit}`).sort();

/** Gas marks and thermostats that do not belong to a temperature of the facts. */
function wrongMarks(marks: readonly Found[], heats: readonly Heat[]): Found[] {
  return marks.filter(({ unit, value }) => {
    const celsius =
      unit === 'thermostat' ? value * 30 : ((value < 1 ? value * 100 + 200 : value * 25 + 250) - 32) / 1.8;
    // French ovens count in steps of 30 °C, and `th. 6-7` stands between two of them.
    const most = unit === 'thermostat' ? 25 : 15;
    return !heats.some((heat) => Math.abs(heat.celsius - celsius) <= most);
  });
}

/** What is wrong with a text that must have the numbers of these values and no other; null if nothing is. */
function fault(
  language: Language,
  system: System,
  text: string,
  values: readonly Value[],
  more: Found[] = [],
) {
  const isMark = ({ unit }: Found) => unit === 'mark' || unit === 'thermostat';
  const read = readNumbers(language, text);
  const shown = sorted(read.filter((part) => !isMark(part)));
  const known = sorted([...values.flatMap((value) => numbersOf(language, value, system)), ...more]);
  const heats = values.filter(({ is }) => is === 'oven') as Heat[];
  const marks = wrongMarks(read.filter(isMark), heats);
  return shown.join() === known.join() && marks.length === 0 ? null : { text, shown, known, marks };
}

const listOf = (values: Values = {}) => Object.values(values);

function shownIn(language: Language, id: string, system: System): ShownRecipe {
  const view = kitchenView(defaultKitchen(LANGUAGES[language].kitchen), system);
  return formatRecipe(
    language,
    messagesFor(language, 'recipe').recipe.text,
    recipeFromFiles(id, language),
    view,
  );
}

function faultsOf(id: string, language: Language, system: System) {
  const facts = FACTS_FILES.find(([path]) => path === `./${id}/facts.ts`)?.[1];
  if (!facts) throw new Error(id);
  const shown = shownIn(language, id, system);
  const { ingredients } = recipeFromFiles(id, language);
  const tips = 'tips' in facts ? facts.tips : [];
  const metricSteps: Readonly<Record<number, Values>> = facts.metric?.steps ?? {};
  const check = (text: string | undefined, values: readonly Value[], more?: Found[]) =>
    fault(language, system, text ?? '', values, more);
  const lines = ingredients.map(({ amount, values, gramsEach }, index) => {
    const line = shown.ingredients[index];
    const pieces = amount?.count ?? 1;
    const weighed = gramsEach !== undefined && !Number.isInteger(pieces);
    return check(
      line && formatIngredientLine(line),
      [...(amount ? [amount] : []), ...listOf(values)],
      weighed ? [number('g', gramsEach * pieces)] : [],
    );
  });
  return [
    check(shown.description, listOf(facts.description)),
    ...lines,
    ...facts.steps.map((usual, index) => {
      const values = system === 'metric' ? (metricSteps[index] ?? usual) : usual;
      return check(shown.steps[index], listOf(values));
    }),
    ...tips.map((values, index) => check(shown.tips[index], listOf(values))),
    check(shown.shelfLife, listOf('shelfLife' in facts ? facts.shelfLife : {})),
  ].filter((word) => word !== null);
}

describe.each(LANGUAGE_CODES)('in %s', (language) => {
  it.each(RECIPE_IDS)('%s shows the numbers of its facts and no other', (id) => {
    expect(faultsOf(id, language, 'metric')).toEqual([]);
    expect(faultsOf(id, language, 'us')).toEqual([]);
  });
});

describe('the reader of numbers', () => {
  it.each<[Language, string, string[]]>([
    ['en', '1 1/2 cups of 30 to 35 minutes', ['1.5 cup', '1800 s', '2100 s']],
    ['en', '180 °C (160 °C fan, gas mark 4)', ['160 fan', '180 C', '4 mark']],
    ['en', '1 hour 30 minutes, then 5 minutes', ['300 s', '5400 s']],
    ['fr', '1,2 kg, 24 cl et 3/4 c. à c.', ['0.75 tsp', '1200 g', '240 ml']],
    ['fr', '180 °C (th. 6, 160 °C en chaleur tournante)', ['160 fan', '180 C', '6 thermostat']],
    ['de', '2–3 EL Mehl (Type 405), 1 Stunde', ['2 tbsp', '3 tbsp', '3600 s']],
    ['de', '180 °C Ober-/Unterhitze (Umluft 160 °C)', ['160 fan', '180 C']],
    ['es', '2 cdas, 5 mm y 2,5 cm', ['0.5 cm', '2 tbsp', '2.5 cm']],
  ])('%s: %s', (language, text, numbers) => {
    expect(sorted(readNumbers(language, text.replaceAll(' ', '\u00a0')))).toEqual(numbers);
  });
});
