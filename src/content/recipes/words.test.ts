import type { RecipeFacts } from '@gramwise/engine/recipes/facts.ts';
import { minutes, number } from '@gramwise/engine/recipes/values.ts';
import { describe, expect, it } from 'vitest';
import { LANGUAGE_CODES, type Language } from '#catalogs/languages.ts';
import { FACTS_FILES, RECIPE_IDS, recipeFromFiles } from './files.ts';
import { joinRecipe } from './joinRecipe.ts';
import { words as checkedWords, type RecipeWords } from './words.ts';

const WORDS_FILES = Object.entries(
  import.meta.glob<RecipeWords>('./*/??.ts', { eager: true, import: 'default' }),
);

/** Digits that are part of a name, not an amount: types of flour. */
const NAMES = /\b(?:T45|T55|T65|T80|T150|Type (?:405|550|812|1050)|W480|W700)\b|\b(?:tipo|type) 00\b/g;

/** Numbers in words of any kind: digits, fractions as one sign, and other numerals. */
const NUMBER = /\p{N}/u;

/** Every text of a value, whatever holds it. */
function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
}

const factsOf = (id: string) => FACTS_FILES.find(([path]) => path === `./${id}/facts.ts`)?.[1] as RecipeFacts;
const wordsOf = (id: string, language: Language) =>
  WORDS_FILES.find(([path]) => path === `./${id}/${language}.ts`)?.[1] as RecipeWords;

describe('the files', () => {
  it('are the facts and the words in each language of each recipe, and no other', () => {
    const expected = RECIPE_IDS.flatMap((id) => LANGUAGE_CODES.map((language) => `./${id}/${language}.ts`));
    expect(WORDS_FILES.map(([path]) => path).sort()).toEqual(expected.sort());
  });
});

describe.each(WORDS_FILES)('%s', (path, words) => {
  const [, id = '', file = ''] = path.split('/');

  it('has no empty text, and no spaces at the ends of one', () => {
    expect(textsIn(words).filter((text) => text === '' || text !== text.trim())).toEqual([]);
  });

  it('fits its facts', () => {
    const { title, steps } = recipeFromFiles(id, file.replace('.ts', '') as Language);
    expect(title).toBe(words.title);
    expect(steps.map(({ text }) => text)).toEqual(words.steps);
  });

  it('has no number of its own', () => {
    const plain = textsIn(words).map((text) => text.replace(/\{\w+\}/g, '').replace(NAMES, ''));
    expect(plain.filter((text) => NUMBER.test(text))).toEqual([]);
  });

  it('has no doubled spaces, and no word twice in a row', () => {
    const plain = textsIn(words).map((text) => text.replace(/dan dan/i, 'dan'));
    expect(plain.filter((text) => / {2}|(?<!\p{L})(\p{L}{3,}) \1(?!\p{L})/u.test(text))).toEqual([]);
  });
});

describe.each(LANGUAGE_CODES)('in %s', (language) => {
  const all = RECIPE_IDS.map((id) => [id, wordsOf(id, language)] as const);

  it.each(['title', 'description', 'alt'] as const)('no two recipes have the same %s', (field) => {
    const texts = all.map(([, words]) => words[field]);
    expect(texts.filter((text, index) => texts.indexOf(text) !== index)).toEqual([]);
  });

  it('no step, tip or description is in two languages the same', () => {
    const long = (words: RecipeWords) => [words.description, ...words.steps, ...(words.tips ?? [])];
    const others = LANGUAGE_CODES.filter((other) => other !== language);
    const left = all.filter(([id, words]) => {
      const foreign = new Set(others.flatMap((other) => long(wordsOf(id, other))));
      return long(words).some((text) => foreign.has(text));
    });
    expect(left.map(([id]) => id)).toEqual([]);
  });
});

describe('joining', () => {
  const id = 'beef-stew';
  const [facts, words] = [factsOf(id), wordsOf(id, 'en')];
  const { beef: _, ...withoutBeef } = words.ingredients;

  it.each<[string, RecipeFacts, RecipeWords, RegExp]>([
    ['a step too few', facts, { ...words, steps: words.steps.slice(1) }, /7 texts for 8/],
    ['a tip too many', facts, { ...words, tips: ['Rest.'] }, /1 texts for 0/],
    ['an ingredient too few', facts, { ...words, ingredients: withoutBeef }, /beef/],
    [
      'an ingredient too many',
      facts,
      { ...words, ingredients: { ...words.ingredients, sand: 'sand' } },
      /sand/,
    ],
    ['a metric step that its facts lack', facts, { ...words, metricSteps: { 0: 'Rest.' } }, /metric steps 0/],
    ['a placeholder without a value', facts, { ...words, description: 'For {days} days.' }, /\{days\}/],
    ['a value without a placeholder', { ...facts, description: { wait: minutes(5) } }, words, /\{wait\}/],
    [
      'a value that one of two forms lacks',
      {
        ...facts,
        ingredients: {
          ...facts.ingredients,
          thyme: { food: 'thyme-fresh', values: { wait: minutes(5) } },
        },
      },
      { ...words, ingredients: { ...words.ingredients, thyme: { one: 'sprig {wait}', other: 'sprigs' } } },
      /\{wait\}/,
    ],
    [
      'a way to fill the cup that nobody weighed',
      { ...facts, ingredients: { ...facts.ingredients, salt: { food: 'salt', fill: 'melted' } } },
      words,
      /salt melted/,
    ],
    [
      'a piece that nobody weighed',
      { ...facts, ingredients: { ...facts.ingredients, salt: { food: 'salt', piece: 'head' } } },
      words,
      /salt by the head/,
    ],
  ])('fails at %s', (_what, oneFacts, oneWords, error) => {
    expect(() => joinRecipe(id, oneFacts, oneWords)).toThrow(error);
  });
});

it('are compared with the facts by the compiler', () => {
  const pickle = {
    collection: 'indian-pickle',
    times: { prep: minutes(5), fermentation: minutes(5) },
    shelfLife: { months: number(6) },
    image: '',
    ingredients: { lemons: { food: 'lemons', values: { wait: minutes(5) } }, salt: { food: 'salt' } },
    steps: [{ boil: minutes(5), rest: minutes(5) }, {}],
    tips: [{}],
  } as const satisfies RecipeFacts;
  const words = {
    title: 'Pickle',
    alt: 'Pickle',
    description: 'Pickle.',
    origin: 'India',
    ingredients: { lemons: { one: 'lemon {wait}', other: 'lemons {wait}' }, salt: 'salt' },
    steps: ['Boil {boil}, rest {rest}.', 'Eat.'],
    tips: ['Rinse.'],
    tags: [],
    shelfLife: '{months} months',
  } as const;
  const { shelfLife: _, ...without } = words;
  expect(checkedWords(pickle, words)).toBe(words);
  // @ts-expect-error no shelf life
  checkedWords(pickle, without);
  // @ts-expect-error a shelf life without its value
  checkedWords(pickle, { ...words, shelfLife: 'Months' });
  // @ts-expect-error a value that the shelf life does not have
  checkedWords(pickle, { ...words, shelfLife: '{months} months or {years} years' });
  // @ts-expect-error a step too few
  checkedWords(pickle, { ...words, steps: ['Boil {boil}, rest {rest}.'] });
  // @ts-expect-error a step too many
  checkedWords(pickle, { ...words, steps: ['Boil {boil}, rest {rest}.', 'Eat.', 'Wash up.'] });
  // @ts-expect-error a step without one of its two values
  checkedWords(pickle, { ...words, steps: ['Boil {boil}.', 'Eat.'] });
  // @ts-expect-error a value of another step
  checkedWords(pickle, { ...words, steps: ['Boil {boil}, rest {rest}.', 'Eat {boil}.'] });
  // @ts-expect-error no tips
  checkedWords(pickle, { ...words, tips: [] });
  // @ts-expect-error an ingredient too few
  checkedWords(pickle, { ...words, ingredients: { lemons: 'lemons {wait}' } });
  // @ts-expect-error an ingredient too many
  checkedWords(pickle, { ...words, ingredients: { ...words.ingredients, sand: 'sand' } });
  // @ts-expect-error a value that one of two forms lacks
  checkedWords(pickle, { ...words, ingredients: { lemons: { one: 'lemon', other: '{wait}' }, salt: '' } });
  // @ts-expect-error a field that only mocktails have
  checkedWords(pickle, { ...words, glassware: 'Bowl' });
  // @ts-expect-error steps for a metric pan that the facts lack
  checkedWords(pickle, { ...words, metricSteps: { 1: 'Eat.' } });

  const pan = { shape: 'round', diameter: 24, depth: 6.5 } as const;
  const metric = { pan: { pan, count: 1 }, times: { prep: minutes(9) }, steps: { 1: { cool: minutes(5) } } };
  const baked = { ...pickle, metric } as const satisfies RecipeFacts;
  const metricWords = { ...words, metricSteps: { 1: 'Cool for {cool}.' } } as const;
  expect(checkedWords(baked, metricWords)).toBe(metricWords);
  // @ts-expect-error no step for the metric pan
  checkedWords(baked, words);
  // @ts-expect-error a metric step without its value
  checkedWords(baked, { ...words, metricSteps: { 1: 'Cool.' } });
  // @ts-expect-error a value of another step
  checkedWords(baked, { ...words, metricSteps: { 1: 'Cool for {cool} and {boil}.' } });
});
