import { describe, expect, it } from 'vitest';
import { nameInText } from '../../language/nameInText.ts';
import { elidesBefore } from '../../language/writing/elision.ts';
import { FOOD_IDS, fillsOf } from '../figures.ts';
import { FILL_IDS } from '../fillIds.ts';
import { foldName } from '../match/findFoods.ts';
import { WEIGHED_FOOD_IDS } from '../weighedFoods.ts';
import { foodNames as de } from './de.ts';
import { foodNames as en } from './en.ts';
import { foodNames as es } from './es.ts';
import type { FoodNames, NamesOfFoods } from './foodNames.ts';
import { foodNames as fr } from './fr.ts';
import { foodWithOf, type NamedLanguage } from './names.ts';

const NAMES: readonly (readonly [NamedLanguage, NamesOfFoods])[] = [
  ['en', en],
  ['fr', fr],
  ['de', de],
  ['es', es],
];

const everyName = ({ name, also = [], general = [], fills = {} }: FoodNames) => [
  name,
  ...also,
  ...general,
  ...Object.values(fills).flat(),
];

describe.each(NAMES)('the names of foods in %s', (language, names) => {
  it('leads from no name to two foods', () => {
    const foods = new Map<string, string>();
    const twice = Object.entries(names).flatMap(([id, food]) =>
      [...new Set(everyName(food).map(foldName))].flatMap((name) => {
        const other = foods.get(name);
        foods.set(name, id);
        return other === undefined ? [] : [`${name}: ${other}, ${id}`];
      }),
    );
    expect(twice).toEqual([]);
  });

  it('names the ways to fill a cup where there are several, and no other ways', () => {
    for (const id of FOOD_IDS) {
      const ways = fillsOf(id);
      const named = Object.keys(names[id].fills ?? {});
      expect(ways, id).toEqual(expect.arrayContaining(named));
      if (ways.length > 1) expect(named, id).toEqual(expect.arrayContaining(ways.slice(1)));
    }
  });

  it('names what an id of a filled food means', () => {
    for (const [food, fill] of Object.values(FILL_IDS)) expect(names[food].fills, food).toHaveProperty(fill);
  });

  it('shows names as they are printed: with curly apostrophes and ligatures', () => {
    const shown = Object.values(names).flatMap(({ name, text, fills = {} }) => [
      name,
      text ?? '',
      ...Object.values(fills).flatMap(([first]) => first ?? []),
    ]);
    expect(shown.filter((name) => /'|oeuf/i.test(name))).toEqual([]);
  });

  it('leads from no name to a food and to one way to fill a cup with it', () => {
    const twice = Object.values(names).flatMap(({ name, also = [], general = [], fills = {} }) => {
      const unfilled = new Set([name, ...also, ...general].map(foldName));
      return Object.values(fills).flatMap((ways) => ways.filter((way) => unfilled.has(foldName(way))));
    });
    expect(twice).toEqual([]);
  });

  it('gives no text that follows from the name', () => {
    const given = Object.values(names).filter(({ name, text }) => text === nameInText(language, name));
    expect(given.map(({ name }) => name)).toEqual([]);
  });

  it('has no blank or untrimmed name', () => {
    const all = Object.values(names).flatMap(everyName);
    expect(all.filter((name) => name.trim() !== name || name === '')).toEqual([]);
  });
});

it.each([
  ['en', 'brown-sugar', 'of brown sugar'],
  ['fr', 'almonds-whole', 'd’amandes'],
  ['fr', 'flour', 'de farine de blé'],
  ['fr', 'oil', 'd’huile végétale'],
  ['fr', 'yogurt', 'de yaourt'],
  ['fr', 'black-beans-dry', 'de haricots noirs secs'],
  ['fr', 'adzuki-beans-cooked', 'de haricots azuki cuits'],
  ['de', 'brown-sugar', 'brauner Zucker'],
  ['de', 'ground-beef-lean', 'mageres Rinderhackfleisch'], // by the rule
  ['de', 'swiss-cheese-shredded', 'Schweizer Käse (USA)'],
] as const)('in %s, %s inside a sentence', (language, food, expected) => {
  expect(foodWithOf(language, food)).toBe(expected);
});

it('says in English sentences what state a food is in before its name, not in parentheses', () => {
  const sentences = WEIGHED_FOOD_IDS.map((id) => foodWithOf('en', id));
  expect(sentences.filter((text) => text.includes('('))).toEqual([]);
});

it('decides for every French name with an h whether it is heard', () => {
  const mute = /^(?:herbe|hostie|huile|huître)s?$/;
  const starts = Object.values(fr).map(({ name }) => name.toLowerCase().split(' ')[0] ?? '');
  const asMute = starts.filter((word) => word.startsWith('h') && elidesBefore(word));
  expect(asMute.filter((word) => !mute.test(word))).toEqual([]);
});

// Arrêté of July 13, 1963: T80 is half brown; T110 is whole-wheat flour, T150 the whole grain's.
it('calls no T80 whole-wheat flour in French', () => {
  expect(everyName(fr['whole-wheat-flour']).filter((name) => /80|bise|semi/.test(name))).toEqual([]);
});

/** A word with a capital in `ground Mexican oregano` has it at the start of another name in a sentence. */
it('keeps the capitals of places and brands in English sentences', () => {
  const inside = new Set(
    Object.values<FoodNames>(en)
      .flatMap(everyName)
      .filter((name) => /^\p{Ll}/u.test(name))
      .flatMap((name) => name.split(' ').filter((word) => /^\p{Lu}\p{Ll}/u.test(word))),
  );
  const starts = FOOD_IDS.filter((id) => inside.has(en[id].name.split(' ')[0] ?? ''));
  expect(starts.length).toBeGreaterThan(10);
  expect(starts.map((id) => foodWithOf('en', id)).filter((text) => !/^of \p{Lu}/u.test(text))).toEqual([]);
});
