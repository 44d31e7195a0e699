import type { PortionFoodId } from '../calculators/portions/portionTable.ts';
import { foldName } from '../foods/match/findFoods.ts';
import type { PortionWords } from '../language/askWords/askWords.ts';
import type { QuestionLanguage } from './askRequest.ts';
import type { findLoneFood } from './loneFood.ts';

/** The portions by foods of the list, and by foods that these are kinds of; null for a kind that has none. */
const PORTIONS_OF: Readonly<Partial<Record<string, PortionFoodId | null>>> = {
  'pasta-dried': 'pasta',
  'soup-pasta': null,
  'lasagna-sheets': null,
  cannelloni: null,
  rice: 'rice',
  couscous: 'couscous',
  quinoa: 'quinoa',
  lentils: 'lentils',
  oats: 'oats',
  'potatoes-diced': 'potatoes',
  bread: 'bread',
  'stale-bread': null,
  'mixed-vegetables': 'vegetables',
  'soup-vegetables': null,
  beef: 'meat',
  'beef-steak': 'meat',
  'beef-short-ribs': 'meatOnBone',
  'beef-shank': 'meatOnBone',
  veal: 'meat',
  'veal-chops': 'meatOnBone',
  'veal-shank': 'meatOnBone',
  pork: 'meat',
  'pork-chops': 'meatOnBone',
  'pork-ribs': 'meatOnBone',
  lamb: 'meat',
  'lamb-leg': 'meatOnBone',
  'lamb-chops': 'meatOnBone',
  'lamb-shanks': 'meatOnBone',
  'ground-meat': 'mince',
  'ground-beef': 'mince',
  'chicken-breasts': 'meat',
  'turkey-breast': 'meat',
  'whole-chicken': 'chicken',
  goose: 'goose',
  fish: 'fish',
  raclette: 'raclette',
  'fondue-cheese': 'fondue',
  'ice-cream': 'iceCream',
};

/** A name without the word for how much that some languages join to it: `Nudelmenge`. */
function withoutAsking(name: string, { asks }: PortionWords): string | null {
  const joined = asks.find((word) => new RegExp(`\\S{3}${word}$`, 'i').test(name));
  return joined === undefined ? null : name.slice(0, -joined.length);
}

/** The words of a name in any order, without those that only join them: `para un asado, carne`. */
function wordsOf(name: string, { around, for: before }: PortionWords): string {
  const plain = new Set([...around, ...before].map(foldName));
  const all = foldName(name).split(/[^\p{L}\p{M}]+/u);
  return [...new Set(all)]
    .filter((word) => !plain.has(word))
    .sort()
    .join(' ');
}

/** The foods with portions that a name may mean: by a word for it, else as a food of the list. */
export function portionFoods(
  name: string,
  words: PortionWords,
  { readers, ...language }: QuestionLanguage & { readers: { findLoneFood: typeof findLoneFood } },
): PortionFoodId[] {
  const said = wordsOf(name, words);
  const named = (Object.entries(words.foods) as [PortionFoodId, readonly string[]][]).flatMap(
    ([id, names]) => (names.some((name) => wordsOf(name, words) === said) ? [id] : []),
  );
  if (named.length > 0) return named;
  const found = readers.findLoneFood(name, language)?.food;
  if (!found) {
    const alone = withoutAsking(name, words);
    return alone === null ? [] : portionFoods(alone, words, { readers, ...language });
  }
  const own = PORTIONS_OF[found.id];
  const portion = own === undefined ? PORTIONS_OF[found.of ?? ''] : own;
  return portion ? [portion] : [];
}
