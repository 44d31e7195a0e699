/** What recipes must say because of the foods in them; `safety.test.ts` looks at heat and oil. */

import type { RecipeFacts } from '@gramwise/engine/recipes/facts.ts';
import type { PantryId } from '@gramwise/engine/recipes/pantry.ts';
import { describe, expect, it } from 'vitest';
import { LANGUAGE_CODES, type Language } from '#catalogs/languages.ts';
import { FACTS_FILES, recipeFromFiles } from './files.ts';

const RECIPES = FACTS_FILES.map(([path, facts]) => [path.split('/')[1] ?? '', facts] as const);
const foodsOf = (facts: RecipeFacts) => Object.values(facts.ingredients).map(({ food }) => food);
const withFood = (...foods: readonly PantryId[]) =>
  RECIPES.filter(([, facts]) => foodsOf(facts).some((food) => foods.includes(food)));

type Words = Readonly<Record<Language, RegExp>>;

/** Sentences of steps and tips, and the names of ingredients. */
function sentencesOf(id: string, language: Language): string[] {
  const { ingredients, steps, tips } = recipeFromFiles(id, language);
  const names = ingredients.flatMap(({ name }) => (typeof name === 'string' ? name : [name.one, name.other]));
  const sentences = [...steps, ...tips].flatMap(({ text }) => text.split(/(?<=[.:;!]) /));
  return [...names, ...sentences];
}
// Review: at most 5 g; a liter of dashi takes 10 g by the usual recipe.
it('has at most 5 g of kombu where it is weighed', () => {
  const kombu = withFood('kombu').flatMap(([, { ingredients }]) =>
    Object.values(ingredients).filter(({ food }) => food === 'kombu'),
  );
  for (const { amount } of kombu) expect(amount?.grams ?? 0).toBeLessThanOrEqual(5);
});

const COLD_SOAK: Words = { en: /fridge/, fr: /réfrigérateur/, de: /Kühlschrank/, es: /nevera/ };

it.each(LANGUAGE_CODES)('soaks kombu for hours in the fridge only, in %s', (language) => {
  for (const [id, facts] of withFood('kombu')) {
    const tips = 'tips' in facts ? facts.tips : [];
    tips.forEach((values, index) => {
      if (!('soak' in values)) return;
      expect(recipeFromFiles(id, language).tips[index]?.text).toMatch(COLD_SOAK[language]);
    });
  }
});

// BfR: 10 to 15 minutes at 100 °C destroy phasin.
describe('green beans', () => {
  /** The waits in which the beans boil or simmer, by step. */
  const BOILED: Readonly<Record<string, readonly (readonly [step: number, wait: string])[]>> = {
    'green-bean-tempura': [[1, 'boil']],
    'vegetable-curry': [
      [5, 'cook'],
      [6, 'cook'],
    ],
  };

  it.each(withFood('green-beans'))('of %s boil for at least 10 minutes', (id, facts) => {
    const waits = (BOILED[id] ?? []).map(([step, wait]) => facts.steps[step]?.[wait]);
    const seconds = waits.reduce((sum, value) => sum + (value?.is === 'time' ? value.low : Number.NaN), 0);
    expect(seconds).toBeGreaterThanOrEqual(600);
  });
});

const WASHED: Words = {
  en: /\b(?:wash|washed|rinse|scrub)\b/i,
  fr: /\b(?:laver|lavés?|rincer|brosser)(?!\p{L})/iu,
  de: /\b(?:waschen|gewaschen|abbrausen|abbürsten)\b/i,
  es: /\b(?:lavar|lavad[oa]s?|cepillar)\b/i,
};
/** What is eaten raw with its skin, or cut through it. */
const EATEN_RAW: Readonly<Partial<Record<PantryId, Words>>> = {
  'avocado-cubed': { en: /avocado/, fr: /avocat/, de: /Avocado/, es: /aguacate/ },
  limes: { en: /lime/, fr: /citrons? verts?/, de: /Limette/, es: /lima/ },
  lemons: { en: /lemon/, fr: /citron/, de: /Zitrone/, es: /lim[oó]n/ },
  'mint-fresh': { en: /mint/, fr: /menthe/, de: /Minze/, es: /menta|hierbabuena/ },
  'strawberries-sliced': { en: /strawberr/, fr: /fraise/, de: /Erdbeere/, es: /fresa/ },
  'passion-fruit-pulp': { en: /passion fruit/, fr: /fruits de la passion/, de: /Passionsfr/, es: /maracuyá/ },
};

describe.each(Object.entries(EATEN_RAW))('%s', (food, words) => {
  it.each(LANGUAGE_CODES)('are washed, in %s', (language) => {
    for (const [id] of withFood(food as PantryId)) {
      const warnings = sentencesOf(id, language).filter(
        (sentence) => WASHED[language].test(sentence) && words[language].test(sentence),
      );
      expect(warnings, id).not.toEqual([]);
    }
  });
});

const VENTED: Words = {
  en: /lid vented and covered with a towel/,
  fr: /bouchon du couvercle retiré et l’ouverture couverte d’un torchon/,
  de: /geöffneter Einfüllöffnung und einem Tuch darüber/,
  es: /sin el tapón de la tapa y cubierta con un paño/,
};
const blended = RECIPES.filter(
  ([, { collection, steps }]) => collection === 'soup' && steps.some((values) => 'blend' in values),
);

it.each(blended)('%s lets the steam out of the blender, in every language', (id, { steps }) => {
  const index = steps.findIndex((values) => 'blend' in values);
  for (const language of LANGUAGE_CODES)
    expect(recipeFromFiles(id, language).steps[index]?.text).toMatch(VENTED[language]);
});

/** Dishes whose eggs stay raw: whom they are not for, and how long they keep. */
const RAW_EGG_DISHES = ['mousse-au-chocolat'];
const RAW_EGGS: Readonly<Record<Language, readonly RegExp[]>> = {
  en: [/\braw\b/, /pasteurized/, /children/, /pregnant/, /fridge/],
  fr: [/\bcrus\b/, /pasteurisés/, /enfants/, /enceintes/, /réfrigérateur/],
  de: [/\broh\b/, /pasteurisiert/, /Kinder/, /Schwangere/, /Kühlschrank/],
  es: [/\bcrudos\b/, /pasteurizados/, /niños/, /embarazadas/, /nevera/],
};

describe.each(RAW_EGG_DISHES)('%s has raw eggs and', (id) => {
  it.each(LANGUAGE_CODES)('says in its last step whom they may harm, in %s', (language) => {
    const last = recipeFromFiles(id, language).steps.at(-1)?.text;
    for (const word of RAW_EGGS[language]) expect(last).toMatch(word);
  });

  // Anses, data sheet on Salmonella: within 24 hours, kept cold
  it('is eaten within a day, kept cold', () => {
    const { day, cold } = recipeFromFiles(id, 'en').steps.at(-1)?.values ?? {};
    expect(day).toMatchObject({ is: 'time', high: 24 * 3600 });
    expect(cold).toMatchObject({ celsius: 4 });
  });
});

const FROZEN: Words = { en: /from frozen/, fr: /congelées/, de: /gefroren/, es: /sin descongelar/ };
const ICE_OFF: Words = {
  en: /knock off.*ice.*gently/i,
  fr: /tomber tout le givre.*doucement/,
  de: /Eis abklopfen.*vorsichtig/,
  es: /hielo suelto.*cuidado/,
};

it.each(LANGUAGE_CODES)('fries nothing from frozen with ice on it, in %s', (language) => {
  const tips = RECIPES.flatMap(([id]) => recipeFromFiles(id, language).tips.map(({ text }) => text));
  const frozen = tips.filter(
    (tip) => FROZEN[language].test(tip) && /fry|frire|frittieren|fre[ií]r/i.test(tip),
  );
  expect(frozen.length).toBeGreaterThanOrEqual(2);
  for (const tip of frozen) expect(tip).toMatch(ICE_OFF[language]);
});

const RAW_OVERNIGHT: Words = {
  en: /rimmed tray on the lowest shelf/,
  fr: /rebord posé sur la clayette du bas/,
  de: /Blech mit Rand im untersten Fach/,
  es: /bandeja con borde en el estante más bajo/,
};
const UNCOVERED: Words = { en: /uncovered, on/, fr: /sans le couvrir/, de: /unbedeckt/, es: /sin tapar/ };

it.each(LANGUAGE_CODES)('keeps raw poultry uncovered only on the lowest shelf, in %s', (language) => {
  const steps = withFood('whole-chicken').flatMap(([id]) =>
    recipeFromFiles(id, language).steps.filter(({ text }) => UNCOVERED[language].test(text)),
  );
  const fridge = steps.filter(({ text }) => COLD_SOAK[language].test(text));
  expect(fridge).toHaveLength(1);
  expect(fridge[0]?.text).toMatch(RAW_OVERNIGHT[language]);
});

/** Hot water from the tap, which may only be named to be warned of, and drying jars in the oven. */
const NEVER: Readonly<Record<Language, readonly RegExp[]>> = {
  en: [/hot tap water(?! can carry lead)/, /jars? in the oven/, /smells of alcohol/],
  fr: [
    /eau du robinet (?:très )?chaude|eau chaude du robinet(?! peut contenir du plomb)/,
    /(?<!Ne pas )sécher les? boca\p{L}+ au four/iu,
    /sente plus l’alcool/,
  ],
  de: [/heißem Leitungswasser|Leitung(?! kann Blei)/, /Gl[aä]s\p{L}* im Backofen/u, /nach Alkohol riecht/],
  es: [
    /agua del grifo|del grifo(?! puede llevar plomo)(?= muy caliente)/,
    /(?<!No )secar los? tarros? en el horno/i,
    /oler a alcohol/,
  ],
};

it.each(LANGUAGE_CODES)('says nothing that was found wrong, in %s', (language) => {
  const sentences = RECIPES.flatMap(([id]) => sentencesOf(id, language));
  for (const wrong of NEVER[language])
    expect(sentences.filter((sentence) => wrong.test(sentence))).toEqual([]);
});

// NCHFP, sauerkraut: 2.25 to 2.5 % of salt.
it('ferments cabbage with as much salt as the NCHFP asks for', () => {
  for (const [, { steps }] of withFood('napa-cabbage')) {
    const salts = steps.flatMap(({ salt }) => (salt?.is === 'number' ? [salt.low] : []));
    expect(salts.length).toBeGreaterThan(0);
    for (const low of salts) expect(low).toBeGreaterThanOrEqual(2.25);
  }
});

describe('pickles', () => {
  const pickles = RECIPES.filter(([, { collection }]) => collection === 'indian-pickle');
  // NCHFP: jars are sterilized by 10 minutes of boiling.
  it.each(pickles)('%s boils its jar', (_, { steps }) => {
    expect(steps[0]?.boil).toMatchObject({ is: 'time', low: 600 });
  });
});
