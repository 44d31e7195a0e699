import type { RecipeFacts } from '@gramwise/engine/recipes/facts.ts';
import { minutes } from '@gramwise/engine/recipes/values.ts';
import { describe, expect, it } from 'vitest';
import { LANGUAGE_CODES, type Language } from '#i18n/languages.ts';
import { FACTS_FILES, RECIPE_IDS, recipeFromFiles, WORDS_FILES } from '#tests/recipes/fromFiles.ts';
import { joinRecipe } from './joinRecipe.ts';
import { type ReadWords, recipeWords } from './schema.ts';

/** Digits that are part of a name, not an amount: types of flour. */
const NAMES = /\b(?:T45|T55|T65|T80|T150|Type (?:405|550|812|1050))\b|\b(?:tipo|type) 00\b/g;

/** Numbers in words of any kind: digits, fractions as one sign, and other numerals. */
const NUMBER = /\p{N}/u;

/** Every text of a value, whatever holds it. */
function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
}

const factsOf = (id: string) => FACTS_FILES.find(([path]) => path === `./${id}/facts.ts`)?.[1] as RecipeFacts;
const wordsOf = (id: string, language: Language) =>
  WORDS_FILES.find(([path]) => path === `./${id}/${language}.ts`)?.[1] as ReadWords;

describe('the files', () => {
  it('are the facts and the words in each language of each recipe, and no other', () => {
    const expected = RECIPE_IDS.flatMap((id) => LANGUAGE_CODES.map((language) => `./${id}/${language}.ts`));
    expect(WORDS_FILES.map(([path]) => path).sort()).toEqual(expected.sort());
  });
});

describe.each(WORDS_FILES)('%s', (path, words) => {
  const [, id = '', file = ''] = path.split('/');

  it('has words that the schema takes', () => {
    expect(recipeWords.parse(words)).toEqual(words);
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
    const long = (words: ReadWords) => [words.description, ...words.steps, ...(words.tips ?? [])];
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

  it.each<[string, RecipeFacts, ReadWords, RegExp]>([
    ['a step too few', facts, { ...words, steps: words.steps.slice(1) }, /7 texts for 8/],
    ['a tip too many', facts, { ...words, tips: ['Rest.'] }, /1 texts for 0/],
    ['an ingredient too few', facts, { ...words, ingredients: withoutBeef }, /beef/],
    [
      'an ingredient too many',
      facts,
      { ...words, ingredients: { ...words.ingredients, sand: 'sand' } },
      /sand/,
    ],
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

describe('the schema of the words', () => {
  const words = wordsOf('beef-stew', 'en');

  it.each<[string, unknown, string]>([
    ['no words', undefined, ''],
    ['no title', { ...words, title: undefined }, 'title'],
    ['an empty title', { ...words, title: '' }, 'title'],
    ['a space at the end', { ...words, title: 'Stew ' }, 'title'],
    ['a number for a text', { ...words, description: 5 }, 'description'],
    ['an empty step', { ...words, steps: [''] }, 'steps.0'],
    ['no steps', { ...words, steps: [] }, 'steps'],
    ['one form of two', { ...words, ingredients: { egg: { one: 'egg' } } }, 'ingredients.egg'],
    ['a field of no recipe', { ...words, servings: 4 }, ''],
  ])('refuses %s', (_, content, field) => {
    const { success, error } = recipeWords.safeParse(content);
    expect(success).toBe(false);
    expect(error?.issues[0]?.path.join('.')).toBe(field);
  });
});
