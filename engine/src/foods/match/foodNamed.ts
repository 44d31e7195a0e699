import { foldAccents } from '../../language/foldAccents.ts';

/** Words before a name that leave the food the same. Not `ground`, `fresh`, `soft`: ground coriander is no cilantro. */
const PLAIN =
  'large medium small ripe raw freshly squeezed cold ice-cold cool warm lukewarm hot boiling softened melted unsalted ' +
  'salted finely thinly roughly coarsely chopped sliced grated minced crushed shredded diced drained toasted';
const PLAIN_WORDS = new Set(PLAIN.split(' '));

/** Ends the name, or starts a remark on it: `butter, softened`, `oil for frying`. */
const END = /[,;(]| (?:or|and|for|with|plus|to|from|in|without) .*$/;

/** A name normalized for comparison. */
const plain = (name: string) => foldAccents(name).replaceAll('\u2019', "'").replace(/\s+/g, ' ').trim();

/** The food of each name. A name that two foods share means neither. */
export function foodsByName<Food extends string>(
  names: readonly (readonly [Food, readonly string[]])[],
): ReadonlyMap<string, Food | null> {
  const found = new Map<string, Food | null>();
  for (const [food, all] of names) {
    for (const name of all.map(plain)) {
      const other = found.get(name);
      found.set(name, other === undefined || other === food ? food : null);
    }
  }
  return found;
}

/**
 * The food that an English ingredient line means, or null. `text` is what follows the amount: `brown sugar, packed`.
 * Only whole names count, after words for size, temperature or cut: coconut milk is not milk.
 */
export function foodNamed<Food extends string>(
  text: string,
  foods: ReadonlyMap<string, Food | null>,
): Food | null {
  const [name = ''] = plain(text).split(END);
  const words = name.trim().split(' ');
  for (let start = 0; start < words.length; start++) {
    const food = foods.get(words.slice(start).join(' '));
    if (food) return food;
    if (!PLAIN_WORDS.has(words[start] ?? '')) return null;
  }
  return null;
}
