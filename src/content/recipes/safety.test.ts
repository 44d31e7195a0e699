import type { RecipeFacts } from '@gramwise/engine/recipes/facts.ts';
import type { PantryId } from '@gramwise/engine/recipes/pantry.ts';
import type { Heat, Length, Value } from '@gramwise/engine/recipes/values.ts';
import { describe, expect, it } from 'vitest';
import { LANGUAGE_CODES, type Language } from '#catalogs/languages.ts';
import { FACTS_FILES, recipeFromFiles } from './files.ts';

const RECIPES = FACTS_FILES.map(([path, facts]) => [path.split('/')[1] ?? '', facts] as const);
const foodsOf = (facts: RecipeFacts) => Object.values(facts.ingredients).map(({ food }) => food);
const inSteps = (facts: RecipeFacts) => facts.steps.flatMap((values) => Object.values(values) as Value[]);
const textOf = (id: string, language: Language) => {
  const { steps, tips } = recipeFromFiles(id, language);
  return [...steps, ...tips].map(({ text }) => text).join(' ');
};

/** Words that a safety line must have in each language. */
type Words = Readonly<Record<Language, RegExp>>;
const LID: Words = { en: /\blid\b/, fr: /\bcouvercle\b/, de: /\bDeckel\b/, es: /\btapa\b/ };
const BURNS: Words = {
  en: /\bburns\b/,
  fr: /s[’']enflamme|prend feu/,
  de: /\bbrennt\b/,
  es: /\b(?:se incendia|arde|se prende)\b/,
};
const WATER: Words = {
  en: /\bnever\b.*\bwater\b/,
  fr: /\bjamais\b.*\beau\b/,
  de: /\b(?:nie|niemals)\b.*\bWasser\b/,
  es: /\bnunca\b.*\bagua\b/,
};
const THIRD: Words = { en: /\ba third\b/, fr: /\btiers\b/, de: /\bDrittel\b/, es: /\bun tercio\b/ };
const COOLS: Words = {
  en: /\boil cool\b.*\bbefore you move\b/,
  fr: /\bhuile refroidir\b.*\bavant de déplacer\b/,
  de: /Öl (?:ganz|vollständig) abkühlen\b.*\bbevor\b.*\bbewegt\b/,
  es: /\baceite se enfríe\b.*\bantes de mover\b/,
};
const FRIDGE: Words = {
  en: /\bfridge\b/,
  fr: /\br[ée]frig[ée]rateur\b|\bfrigo\b/,
  de: /\bKühlschrank/,
  es: /\bnevera\b|\bfrigorífico\b|\brefrigerador\b/,
};

const POULTRY: readonly PantryId[] = ['whole-chicken', 'chicken-thighs', 'chicken-tenders'];
const poultry = RECIPES.filter(([, facts]) => foodsOf(facts).some((food) => POULTRY.includes(food)));

describe.each(poultry)('%s cooks poultry and', (id, facts) => {
  it('gives 74 °C (165 °F) inside, in a step and in every language', () => {
    const safe = inSteps(facts).filter(({ is }) => is === 'inside') as Heat[];
    expect(safe.map(({ celsius, fahrenheit }) => [celsius, fahrenheit])).toContainEqual([74, 165]);
    for (const language of LANGUAGE_CODES) {
      const values = recipeFromFiles(id, language).steps.map(({ values = {} }) => Object.values(values));
      expect(values.flat()).toContainEqual({ is: 'inside', celsius: 74, fahrenheit: 165 });
    }
  });
});

/** From this much oil on, in milliliters, food swims in it. */
const MUCH_OIL = 480;
const OILS: readonly PantryId[] = ['oil', 'sunflower-oil', 'mustard-oil', 'olive-oil'];
const fryingOil = (facts: RecipeFacts) =>
  Object.values(facts.ingredients).find(
    ({ food, amount, fixed }) => fixed && OILS.includes(food) && (amount?.milliliters ?? 0) >= MUCH_OIL,
  );
const fried = RECIPES.filter(([, facts]) => fryingOil(facts));

describe.each(fried)('%s is fried and', (id, facts) => {
  const index = facts.steps.findIndex((values) => {
    const kinds = Object.values(values).map(({ is }) => is);
    return kinds.includes('oil') && kinds.includes('length');
  });
  const values = Object.values(facts.steps[index] ?? {});

  it('says how hot the oil is and how deep it stands', () => {
    const heat = values.find(({ is }) => is === 'oil') as Heat | undefined;
    expect(heat?.celsius).toBeGreaterThanOrEqual(150);
    expect(heat?.celsius).toBeLessThanOrEqual(190);
    expect(values.filter(({ is }) => is === 'length').length).toBeGreaterThanOrEqual(1);
  });

  it('has as much oil as fills its pan to the depth', () => {
    const lengths = (values.filter(({ is }) => is === 'length') as Length[]).map(
      ({ centimeters }) => centimeters,
    );
    if (lengths.length < 2) return; // a pan of any width
    const filled = Math.PI * (Math.max(...lengths) / 2) ** 2 * Math.min(...lengths);
    const share = (fryingOil(facts)?.amount?.milliliters ?? 0) / filled;
    expect(Math.abs(share - 1)).toBeLessThanOrEqual(0.15);
  });

  it.each(LANGUAGE_CODES)(
    'says in the same step how full the pan is and what to do when it burns, in %s',
    (language) => {
      const text = recipeFromFiles(id, language).steps[index]?.text ?? '';
      for (const words of [THIRD, LID, BURNS, WATER]) expect(text).toMatch(words[language]);
    },
  );

  it.each(LANGUAGE_CODES)('lets the oil cool before the pan is moved, in %s', (language) => {
    expect(textOf(id, language)).toMatch(COOLS[language]);
  });
});

const pickles = RECIPES.filter(([, facts]) => facts.collection === 'indian-pickle');

describe.each(pickles)('%s is kept and', (id) => {
  it.each(LANGUAGE_CODES)('names the fridge as its place, in %s', (language) => {
    const { shelfLife } = recipeFromFiles(id, language);
    expect(shelfLife?.text).toMatch(FRIDGE[language]);
    expect(textOf(id, language)).toMatch(FRIDGE[language]);
  });
});

/** Garlic under oil, cooked rice, ferments, stews, eggs, milk, quark and boiled potatoes: what must not stand around. */
const CHILLED = [
  'sichuan-red-chili-oil',
  'napa-cabbage-kimchi',
  'rainbow-buddha-bowl',
  'beef-stew',
  'gulasch',
  'kaesekuchen',
  'kartoffelsalat',
  'roesti',
  'tortilla-de-patatas',
  'flan-de-huevo',
  'arroz-con-leche',
  'tres-leches',
  'empanadas-de-carne',
  'gazpacho',
  'boeuf-bourguignon',
  'crepes',
  'mousse-au-chocolat',
  'quiche-lorraine',
];

describe.each(CHILLED)('%s', (id) => {
  it.each(LANGUAGE_CODES)('goes into the fridge, in %s', (language) => {
    expect(textOf(id, language)).toMatch(FRIDGE[language]);
  });
});

// USDA: egg dishes are safe at 160 °F, what is heated again at 165 °F.
it.each([
  ['tortilla-de-patatas', 71],
  ['flan-de-huevo', 71],
  ['empanadas-de-carne', 74],
])('%s is at least %i °C hot inside', (id, least) => {
  const facts = RECIPES.find(([one]) => one === id)?.[1];
  const heats = facts
    ? inSteps(facts).flatMap((value) => (value.is === 'inside' ? [value.celsius] : []))
    : [];
  expect(Math.min(...heats)).toBeGreaterThanOrEqual(least);
  expect(heats).not.toEqual([]);
});

it('finds the recipes that it is about', () => {
  expect(poultry.length).toBeGreaterThan(5);
  expect(fried.length).toBeGreaterThan(4);
  expect(pickles.length).toBeGreaterThan(3);
});
