import { COMMAND_LANGUAGES } from '@gramwise/engine/cli/commandLanguages.ts';
import { packFoods } from '@gramwise/engine/foods/foodFile.ts';
import { allFoods } from '@gramwise/engine/foods/listFoods.ts';
import { defaultKitchen } from '@gramwise/engine/kitchens/kitchen.ts';
import { COUNTRY_IDS } from '@gramwise/engine/kitchens/kitchens.ts';
import { findPanPreset } from '@gramwise/engine/pans/presets.ts';
import { panArea } from '@gramwise/engine/pans/shapes.ts';
import { scale } from '@gramwise/engine/recipes';
import { panFactor } from '@gramwise/engine/recipes/panFactor.ts';
import { grams, type Heat, length, milliliters } from '@gramwise/engine/recipes/values.ts';
import { convertRecipe, readRecipe } from '@gramwise/engine/text';
import { LANGUAGE_CODES, LANGUAGES, type Language } from '#catalogs/languages.ts';
import { messagesFor } from '#catalogs/messages.ts';
import { FACTS_FILES } from '#content/recipes/files.ts';
import { formatAmount } from '#features/recipe/text/amountText.ts';
import { defaultView, kitchenView } from '#features/recipe/text/textView.ts';
import { formatValue } from '#features/recipe/text/valueText.ts';
import { INITIAL_SETTINGS } from '#features/recipeReader/reading/readerSettings.ts';
import { createReader, type ReadRequest } from '#features/recipeReader/reading/readPasted.ts';
import { firstMeasure, heatIn, plainNumbers } from '../measures.ts';
import type { HeatQuestion, Question } from '../question.ts';
import { inRecipe, type Tool } from '../tool.ts';
import { recipeWords } from '../words.ts';
import { systemOf } from './commandLine.ts';

const factorText = (factor: number) => `x ${factor.toFixed(2)}`;

/** A line as pasted, by what is asked about it. */
function inLine(question: Question, text: string): string {
  const { language } = question;
  if (question.about === 'heat') return heatIn(language, text, question.to);
  if (question.about === 'length')
    return /\d+(?:\.\d+)? ?-?cm/.exec(plainNumbers(language, text))?.[0]?.replace(/ ?-?cm/, ' cm') ?? text;
  return firstMeasure(language, text, recipeWords(language)) ?? text;
}

const read = createReader();
for (const language of LANGUAGE_CODES) read({ language, foods: packFoods(allFoods(language)) });

/** A text as pasted on a page in this language. */
function pasted(text: string, page: Language, settings: Partial<ReadRequest['settings']>) {
  const all = { ...INITIAL_SETTINGS, measures: 'metric' as const, tablespoon: 15, panArea: null };
  const kitchen = defaultKitchen(LANGUAGES[page].kitchen);
  const shown = read({ settings: { ...all, ...settings, text }, page, kitchen, missing: [] });
  if (!shown?.ok) throw new Error(`${text} is no recipe`);
  return shown.value;
}

/** A line or a step, pasted into the recipe converter. */
export const recipeConverter: Tool = {
  name: 'recipe converter',
  writes: inRecipe,
  answer(question) {
    const { language, about } = question;
    if (!('line' in question) || question.line === undefined) return null;
    if (about === 'pan') {
      const mine = findPanPreset(question.to)?.pan;
      const { factor } = pasted(question.line, language, { panArea: mine ? panArea(mine) : null });
      return { text: factorText(factor ?? Number.NaN) };
    }
    const country = 'country' in question && question.country ? question.country : '';
    const by = about === 'scale' ? question.factor : 1;
    const { ingredients, steps } = pasted(question.line, language, {
      measures: systemOf(question),
      country,
      scale: by,
    });
    return { text: inLine(question, [...ingredients, ...steps].map(({ text }) => text).join('\n')) };
  },
};

/** The same by the public functions of the engine. */
export const engineRecipe: Tool = {
  name: 'engine: convertRecipe',
  writes: inRecipe,
  answer(question) {
    const { language, about } = question;
    if (about === 'pan' || !('line' in question) || question.line === undefined) return null;
    const loaded = COMMAND_LANGUAGES.find(({ pack }) => pack.code === language);
    if (!loaded) return null;
    const asked = 'country' in question ? question.country : undefined;
    const country = COUNTRY_IDS.find((id) => id === asked);
    const read = readRecipe(question.line, {
      languages: [loaded.pack],
      foods: loaded.foods,
      ...(country && { country }),
    });
    if (!read.ok) return { text: read.code };
    const scaled = about === 'scale' ? scale(read.value, { factor: question.factor }) : read;
    if (!scaled.ok) return { text: scaled.code };
    const { lines } = convertRecipe(scaled.value, { to: systemOf(question), kitchen: 'de' });
    return { text: inLine(question, lines.map(({ text }) => text).join('\n')) };
  },
};

/** Every temperature in our recipes' facts, which state it on both scales. */
const heatsIn = (value: unknown): Heat[] => {
  if (typeof value !== 'object' || value === null) return [];
  return 'celsius' in value && 'fahrenheit' in value
    ? [value as Heat]
    : Object.values(value).flatMap(heatsIn);
};
const HEATS = FACTS_FILES.flatMap(([, facts]) => heatsIn(facts));

/** What the facts say that a number on one scale is on the other. */
function statedHeats({ value, from, heated }: HeatQuestion): Heat[] {
  if (from !== 'celsius' && from !== 'fahrenheit') return [];
  return HEATS.filter((heat) => heat[from] === value && (heat.is === 'oven') === (heated === 'oven'));
}

/** Our recipes: the degrees that their facts pair. */
export const recipeFacts: Tool = {
  name: 'facts of recipes',
  answer(question) {
    if (question.about !== 'heat') return null;
    const { to } = question;
    if (to !== 'celsius' && to !== 'fahrenheit') return null;
    const degrees = new Set(statedHeats(question).map((heat) => heat[to]));
    return degrees.size > 0
      ? { text: `${[...degrees].join(' or ')} °${to === 'celsius' ? 'C' : 'F'}` }
      : null;
  },
};

/** A recipe's page: what it scales, the oven scales it derives, its pan in another. */
export const recipePage: Tool = {
  name: 'recipe page',
  writes: inRecipe,
  answer(question) {
    const { language } = question;
    const { recipe } = messagesFor(language, 'recipe');
    if (question.about === 'scale') {
      const amount = question.unit === 'grams' ? grams(question.amount) : milliliters(question.amount);
      const view = {
        ...kitchenView(defaultKitchen(LANGUAGES[language].kitchen), 'metric'),
        factor: question.factor,
      };
      const text = formatAmount(language, recipe.text, amount, {}, view);
      return { text: firstMeasure(language, text, recipeWords(language)) ?? text };
    }
    if (question.about === 'length' && question.from === 'in' && question.line !== undefined) {
      const text = formatValue(
        language,
        recipe.text,
        length(Math.round(question.exact), question.value),
        defaultView(language),
      );
      return { text: inLine(question, text) };
    }
    if (question.about === 'pan') {
      const [own, mine] = [findPanPreset(question.from), findPanPreset(question.to)];
      if (!own || !mine) return { text: 'no such pan' };
      const swapped = panFactor({ pan: own.pan, count: 1 } as Parameters<typeof panFactor>[0], mine);
      return { text: swapped ? factorText(swapped.factor) : 'no factor' };
    }
    if (question.about !== 'heat') return null;
    const [fact] = statedHeats(question);
    if (!fact || question.to === 'celsius' || question.to === 'fahrenheit') return null;
    const oneScale = { ...defaultView(language), system: 'metric' as const, oven: question.to };
    const text = formatValue(language, recipe.text, fact, oneScale);
    // The chosen scale comes first, the others in parentheses.
    return { text: heatIn(language, text.split(' (')[0] ?? '', question.to) };
  },
};
