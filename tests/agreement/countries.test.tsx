/** Every country in every tool that measures: question field, recipe converter, recipe page, kitchen sheet, markets. */
import { ask } from '@gramwise/engine/api/ask.ts';
import { portions } from '@gramwise/engine/api/calculators.ts';
import { convertRecipe, readRecipe } from '@gramwise/engine/api/text.ts';
import { foods } from '@gramwise/engine/foods/lists/en.ts';
import { kitchenFor, measureSizes } from '@gramwise/engine/kitchens/kitchen.ts';
import { COUNTRY_IDS, type CountryId } from '@gramwise/engine/kitchens/kitchens.ts';
import { marketsFor } from '@gramwise/engine/kitchens/markets.ts';
import { en } from '@gramwise/engine/language/en.ts';
import { describe, expect, it } from 'vitest';
import { usualUnits } from '#features/kitchenSheet/sheet.ts';
import { startSetting } from '#features/oven/ovenSetting.ts';
import { kitchenView } from '#features/recipe/text/textView.ts';

interface Expected {
  /** Milliliters of the cup; null where cooks weigh. */
  cup: number | null;
  tablespoon: number;
  /** The scale of an oven that is asked for in the other one. */
  oven: 'celsius' | 'fahrenheit';
  /** Whether eggs and packs are those of the European Union. */
  european: boolean;
}

/** By the sources that `kitchens.ts` names. */
const EXPECTED: Readonly<Record<CountryId, Expected>> = {
  us: { cup: 236.588, tablespoon: 14.787, oven: 'fahrenheit', european: false },
  ca: { cup: 250, tablespoon: 15, oven: 'fahrenheit', european: false },
  gb: { cup: null, tablespoon: 15, oven: 'celsius', european: true },
  ie: { cup: null, tablespoon: 15, oven: 'celsius', european: true },
  au: { cup: 250, tablespoon: 20, oven: 'celsius', european: false },
  nz: { cup: 250, tablespoon: 15, oven: 'celsius', european: false },
  fr: { cup: null, tablespoon: 15, oven: 'celsius', european: true },
  be: { cup: null, tablespoon: 15, oven: 'celsius', european: true },
  de: { cup: null, tablespoon: 15, oven: 'celsius', european: true },
  at: { cup: null, tablespoon: 15, oven: 'celsius', european: true },
  ch: { cup: null, tablespoon: 15, oven: 'celsius', european: true },
  es: { cup: null, tablespoon: 15, oven: 'celsius', european: true },
  mx: { cup: 240, tablespoon: 15, oven: 'celsius', european: false },
  ar: { cup: 240, tablespoon: 15, oven: 'celsius', european: false },
  cl: { cup: 240, tablespoon: 15, oven: 'celsius', european: false },
  co: { cup: 240, tablespoon: 15, oven: 'celsius', european: false },
  pe: { cup: 240, tablespoon: 15, oven: 'celsius', european: false },
  jp: { cup: 200, tablespoon: 15, oven: 'celsius', european: false },
  in: { cup: 250, tablespoon: 15, oven: 'celsius', european: false },
};

const answerIn = (country: CountryId, question: string) => {
  const asked = ask(question, { languages: [en], foods, kitchen: kitchenFor(country) });
  return asked.ok && 'answer' in asked.value ? asked.value.answer : null;
};
const milliliters = (country: CountryId, unit: string) => {
  const answer = answerIn(country, `1 ${unit} of water in ml`);
  return answer?.kind === 'amount' ? answer.main.values[0] : undefined;
};

describe.each(COUNTRY_IDS)('in %s', (country) => {
  const { cup, tablespoon, oven, european } = EXPECTED[country];

  it('the question field measures with its cup and spoon, and answers for its oven', () => {
    expect(milliliters(country, 'tablespoon')).toBeCloseTo(tablespoon, 1);
    if (cup !== null) expect(milliliters(country, 'cup')).toBeCloseTo(cup, 1);
    const question = oven === 'celsius' ? '350 F oven' : '180 C oven';
    const answer = answerIn(country, question);
    expect(answer?.kind === 'oven' ? answer.to : null).toBe(oven);
  });

  it('a recipe from there is read in its cup and spoon', () => {
    const read = readRecipe('Ingredients\n2 tbsp water\n4 cups water', { languages: [en], foods, country });
    const lines = read.ok ? convertRecipe(read.value, { to: 'metric', kitchen: 'de' }).lines : [];
    const spoons = read.ok ? read.value.lines.find(({ kind }) => kind === 'ingredient') : undefined;
    expect(spoons?.requiredQuantity?.lowest).toBeCloseTo(2 * tablespoon, 1);
    const [, big] = lines.filter(({ kind }) => kind === 'ingredient');
    const shown = Number.parseFloat(big?.text ?? '');
    const wanted = 4 * (cup ?? 250);
    expect(Math.abs((shown < 10 ? shown * 1000 : shown) - wanted)).toBeLessThanOrEqual(6);
  });

  it('recipe pages, oven converter and kitchen sheet start with its cup, spoon and dial', () => {
    const kitchen = kitchenFor(country);
    expect(kitchenView(kitchen).tablespoon).toBeCloseTo(tablespoon, 2);
    expect(kitchenView(kitchen).oven).toBe(oven);
    const sizes = measureSizes(kitchen);
    // Cooks who weigh start with spoons and a jug on the sheet that they pin up.
    expect(usualUnits(kitchen).includes('cup')).toBe(cup !== null);
    expect(usualUnits(kitchen).includes('100ml')).toBe(cup === null);
    expect(startSetting(kitchen.oven).scale).toBe(oven);
    expect(sizes.tablespoon).toBeCloseTo(tablespoon, 2);
    if (cup === null) expect(sizes.cup).toBeNull();
    else expect(sizes.cup).toBeCloseTo(cup, 2);
  });

  it('foreign words mean what its shops sell', () => {
    expect(marketsFor('us', country).includes('eu')).toBe(european);
  });
});

it.each([
  ['how many cups of soup for 4', 'metric_cup'],
  ['how many tablespoons of sauce for 4', 'australian_tablespoon'],
])('%s: counted by the measures that the cook chose', (question, named) => {
  const kitchen = {
    ...kitchenFor('us'),
    cup: 'metric_cup',
    tablespoon: 'australian_tablespoon',
  } as const;
  const asked = ask(question, { languages: [en], foods, kitchen, portions });
  expect(asked).toMatchObject({ ok: true, value: { answer: { kind: 'portions', named } } });
});
