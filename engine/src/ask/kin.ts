import type { FoodId } from '../foods/foods.ts';
import type { FoodList } from '../foods/listedFood.ts';
import { foldName } from '../foods/match/findFoods.ts';
import { foodWords } from '../foods/match/foodKey.ts';
import { type FoodWay, type ListedNames, listedFoods } from '../foods/match/listedNames.ts';
import type { FoodKind } from '../language/askWords/askWords.ts';
import type { AskLexicon } from './askLexicon.ts';

/** Foods that one everyday word may mean, the usual one first. Only if their weights differ. */
const KIN: Readonly<Partial<Record<FoodId, readonly FoodId[]>>> = {
  sugar: ['sugar', 'brown-sugar', 'powdered-sugar'],
  rice: ['rice', 'rice-cooked', 'short-grain-rice'],
  oats: ['oats', 'oats-quick', 'oats-steel-cut'],
  salt: ['salt', 'salt-kosher-morton', 'salt-kosher-diamond'],
  breadcrumbs: ['breadcrumbs', 'panko', 'breadcrumbs-fresh'],
  quinoa: ['quinoa', 'quinoa-cooked'],
};

/** What a word for a kind of food may mean, the usual ones first. */
const KINDS: Readonly<Record<FoodKind, readonly FoodId[]>> = {
  nuts: ['walnuts-chopped', 'almonds-whole', 'hazelnuts-whole', 'pecans-chopped'],
  seeds: ['sesame-seeds', 'sunflower-seeds', 'pumpkin-seeds', 'flaxseed'],
  beans: ['white-beans-dry', 'kidney-beans-dry', 'black-beans-cooked', 'green-beans'],
  berries: ['strawberries-sliced', 'blueberries', 'raspberries', 'blackberries'],
  driedFruit: ['raisins', 'apricots-dried', 'dates-chopped', 'prunes'],
  cheese: ['cheddar-shredded', 'mozzarella-shredded', 'parmesan-grated', 'cream-cheese'],
  pasta: ['macaroni-dry', 'egg-noodles-dry'],
  syrup: ['maple-syrup', 'corn-syrup', 'golden-syrup', 'agave-syrup'],
  starch: ['cornstarch', 'potato-starch', 'tapioca-starch'],
  stock: ['chicken-stock', 'beef-stock'],
  juice: ['orange-juice', 'apple-juice', 'lemon-juice', 'pineapple-juice'],
  wine: ['white-wine', 'red-wine'],
  vinegar: ['white-vinegar', 'red-wine-vinegar', 'cider-vinegar', 'balsamic-vinegar'],
  leavening: ['yeast-instant', 'yeast-active-dry', 'baking-powder'],
  coriander: ['cilantro-fresh', 'coriander-seeds'],
  chiliPowder: ['chili-powder', 'cayenne-pepper'],
};

/** Foods to ask about if a question names none. */
const EVERYDAY: readonly FoodId[] = ['water', 'flour', 'sugar', 'butter'];

const MOST = 3;

const usual = (foods: FoodList, ids: readonly string[]): readonly FoodWay[] =>
  ids.flatMap((id) => {
    const food = foods.find((one) => one.id === id);
    return food ? { food, way: food.ways[0] } : [];
  });

export const everyday = (foods: FoodList) => usual(foods, EVERYDAY);

const kindsIn = new WeakMap<AskLexicon, ReadonlyMap<string, FoodKind>>();

/** The words for kinds of foods, without their endings. */
function kindsOf(lexicon: AskLexicon): ReadonlyMap<string, FoodKind> {
  const known =
    kindsIn.get(lexicon) ??
    new Map(
      [...lexicon.kinds.map].map(([phrase, kind]) => [foodWords(phrase, lexicon.recipe).join(' '), kind]),
    );
  kindsIn.set(lexicon, known);
  return known;
}

/** The foods of the kind that words name; none if they name no kind. */
export function foodsOfKind(words: string, lexicon: AskLexicon, names: ListedNames): readonly FoodWay[] {
  const kind = kindsOf(lexicon).get(foodWords(words, lexicon.recipe).join(' '));
  return kind ? usual(listedFoods(names), KINDS[kind]) : [];
}

/** Whether words name only the kind of food: `sugar`, not `granulated sugar`. */
const isGeneral = (words: string) => !foldName(words).includes(' ');

/** What else a food's words may mean, itself first: its kin, or other ways to fill the cup; none if unambiguous. */
export function meaningsOf(
  words: string,
  found: FoodWay,
  foods: FoodList,
): { about: 'food' | 'fill'; foods: readonly FoodWay[] } | null {
  if (found.way !== found.food.ways[0]) return null;
  const general = isGeneral(words);
  // `brown sugar` names its food, but not how the cup is filled
  if (!general && foldName(words) !== foldName(found.food.name)) return null;
  const kin = general ? usual(foods, KIN[found.food.id as FoodId] ?? []) : [];
  if (kin.length > 1) return { about: 'food', foods: kin };
  const ways = found.food.ways
    .filter(({ names }, index) => index === 0 || names !== undefined)
    .slice(0, MOST);
  return ways.length > 1 ? { about: 'fill', foods: ways.map((way) => ({ food: found.food, way })) } : null;
}
