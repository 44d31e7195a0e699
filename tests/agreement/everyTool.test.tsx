// @module-tag sweep
/**
 * Every country and every tool: what its menus start with for a cook there, who reads a language of that country. By
 * design 5 and the sources that `kitchens.ts`, `markets.ts`, `householdMeasures.ts` and the calculators' tables name.
 */
import { kitchenFor, writeKitchen } from '@gramwise/engine/kitchens/kitchen.ts';
import { COUNTRY_IDS, type CountryId } from '@gramwise/engine/kitchens/kitchens.ts';
import { afterEach, describe, expect, it } from 'vitest';
import type { Language } from '#catalogs/languages.ts';
import type { ToolId } from '#catalogs/tools.ts';
import { TOOLS } from '#layouts/allTools.ts';
import { openAt, renderIn } from '#tests/component/renderIn.tsx';
import { inputsOf } from '#tests/inputsOf.ts';

const READS: Readonly<Record<CountryId, Language>> = {
  ...{ us: 'en', ca: 'fr', gb: 'en', ie: 'en', au: 'en', nz: 'en', in: 'en', jp: 'en' },
  ...{ fr: 'fr', be: 'fr', de: 'de', at: 'de', ch: 'de' },
  ...{ es: 'es', mx: 'es', ar: 'es', cl: 'es', co: 'es', pe: 'es' },
};

/** What menus start with, by the countries that they do so in; `*` are all others. */
type Starts = Readonly<Record<string, string>>;

/** Not by the kitchen: the specification’s, a choice for one’s own page, or what the recipe itself says. */
const SAME = {
  length: 'in cm',
  multi: 'cup ml',
  measure: 'card',
  spanish: 'gramos onzas celsius fahrenheit taza mililitros pulgada cm',
  substitutions: 'any',
} as const;

// biome-ignore format: a table
const TABLE: Readonly<Record<string, Starts>> = {
  ...Object.fromEntries(Object.entries(SAME).map(([tool, starts]) => [tool, { '*': starts }])),
  // Language and country of the recipe are found first; what its amounts become stands in `countries.test.tsx`
  reader: { '*': '' },
  kitchen: {
    us: 'us cups tablespoons fahrenheit', ca: 'ca metric_cup metric_tablespoon fahrenheit',
    au: 'au metric_cup australian_tablespoon celsius', nz: 'nz metric_cup metric_tablespoon celsius',
    in: 'in metric_cup metric_tablespoon celsius', jp: 'jp japanese_cup metric_tablespoon celsius',
    mx: 'mx us_legal_cup metric_tablespoon celsius', ar: 'ar us_legal_cup metric_tablespoon celsius',
    cl: 'cl us_legal_cup metric_tablespoon celsius', co: 'co us_legal_cup metric_tablespoon celsius',
    pe: 'pe us_legal_cup metric_tablespoon celsius', gb: 'gb none metric_tablespoon celsius',
    ie: 'ie none metric_tablespoon celsius', fr: 'fr none metric_tablespoon celsius',
    be: 'be none metric_tablespoon celsius', de: 'de none metric_tablespoon celsius',
    at: 'at none metric_tablespoon celsius', ch: 'ch none metric_tablespoon celsius',
    es: 'es none metric_tablespoon celsius',
  },
  // How lines are filled; its units stand in `countries.test.tsx`
  kitchenSheet: { '*': 'spooned level' },
  oven: { 'us ca': 'fahrenheit oven', '*': 'celsius oven' },
  pans: { 'us ca': 'us-round-9 us-round-8 cake area', '*': 'springform-26 springform-20 cake area' },
  cooking: { us: 'dinner lb chicken roast cooked-meat fridge', '*': 'dinner kg chicken roast cooked-meat fridge' },
  embed: {
    'us gb ie au nz in jp': 'converter cups grams en auto', 'fr be ca': 'converter metric_tablespoon grams fr auto',
    'de at ch': 'converter metric_tablespoon grams de auto', '*': 'converter metric_tablespoon grams es auto',
  },
  altitude: { us: 'us', '*': 'metric' },
  bakers: { us: 'fahrenheit', '*': 'celsius' },
  brine: { us: 'sauerkraut lb fine', '*': 'sauerkraut kg fine' },
  sugarStages: { us: 'fahrenheit ft', '*': 'celsius m' },
  // Eggs of the cook’s shops last; of Mexico, Japan and India no rule of sizes is known, so that US ones stand in
  eggs: {
    'us mx jp in': 'whole eu large us-large', ca: 'whole eu large ca-large', cl: 'whole eu large cl-large',
    au: 'whole eu large au-large', nz: 'whole eu large nz-standard', '*': 'whole us large eu-medium',
  },
  gelatin: {
    'us ca': 'sheet-gold powder-225', fr: 'powder-200 sheet-gold', 'de at': 'sheet-gold packet-de',
    '*': 'sheet-gold powder-200',
  },
  yeast: {
    'us ca': 'active-dry-packet instant-tsp', fr: 'cube-42 instant', 'de at': 'cube-42 instant-packet',
    '*': 'fresh instant',
  },
  portions: {
    'us jp': 'pasta usual main us', ca: 'pasta usual main ca', 'gb ie in': 'pasta usual main gb',
    'au nz': 'pasta usual main au', 'fr be': 'pasta usual main fr', de: 'pasta usual main de',
    at: 'pasta usual main at', ch: 'pasta usual main ch', '*': 'pasta usual main es',
  },
  withoutScale: { 'gb ie': 'tablespoon', 'fr be de at ch es': 'waterGlass', '*': 'cup' },
};

const startIn = (starts: Starts, country: CountryId) =>
  Object.entries(starts).find(([countries]) => countries.split(' ').includes(country))?.[1] ?? starts['*'];

afterEach(() => window.localStorage.clear());

describe.each(TOOLS.map(({ id }) => id).filter((id) => inputsOf(id) !== undefined))('%s', (tool: ToolId) => {
  it.each(COUNTRY_IDS)('starts in %s as its kitchens do', (country) => {
    window.localStorage.setItem('kitchen', writeKitchen(kitchenFor(country)) ?? '');
    openAt('/');
    const language = READS[country];
    renderIn(language, inputsOf(tool)?.view(language) ?? expect.fail(tool));
    const chosen = [...document.querySelectorAll('select')].map(({ value }) => value).filter(Boolean);
    expect(chosen.join(' ')).toBe(startIn(TABLE[tool] ?? {}, country));
  });
});

it('names every tool with an island, and no other', () => {
  const tools = TOOLS.map(({ id }) => id).filter((id) => inputsOf(id) !== undefined);
  expect(Object.keys(TABLE).toSorted()).toEqual([...tools].toSorted());
});
