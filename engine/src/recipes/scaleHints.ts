import type { AnyFoodId } from '../foods/foods.ts';
import { isKindOf } from '../foods/generalFood.ts';
import type { Quantity } from './stock.ts';

/** What a cook has to mind beyond multiplied amounts, in the order of telling. */
const SCALE_HINTS = ['cooling', 'frying', 'leavening', 'eggs', 'gelatin'] as const;
export type ScaleHint = (typeof SCALE_HINTS)[number];

/** A food and how much of it the recipe as written takes; null if it does not say. */
export interface ScaledLine {
  food: string;
  quantity: Quantity | null;
  /** Whether the recipe says that food is fried in it. */
  fries?: boolean;
  /** Whether it stays as it is when the recipe is scaled, as oil to fry in does in our recipes. */
  fixed?: true | undefined;
}

interface ScaledRecipe {
  lines: readonly ScaledLine[];
  /** The collection of one of our recipes: soups are soups, whatever is in them. */
  collection?: string;
}

const LEAVENINGS: ReadonlySet<string> = new Set(['baking-powder', 'baking-soda']);
const GELLING: ReadonlySet<string> = new Set(['gelatin-powder', 'gelatin-sheets', 'agar-agar']);
const isFlour = (food: string) => /(?:^|-)flour(?:-|$)/.test(food);

/** From three times on, a batch stands longer between mixing and oven: joepastry.com, When Baking Recipes Don't Scale. */
const MANY_BATCHES = 3;
/** A mold twice as large sets slowly. */
const LARGE_MOLD = 2;

/** Whether a food is one of these, or a kind of one. */
const isAnyOf = (generals: readonly AnyFoodId[]) => (food: string) =>
  generals.some((general) => isKindOf(food, general));

/** Foods of pots that cool slowly and that Bacillus cereus or Clostridium perfringens grow in: soups, rice, pulses. */
const isPotFood = isAnyOf([
  ...(['chicken-stock', 'beef-stock', 'veal-stock', 'vegetable-stock', 'fish-stock'] as const),
  ...([
    'rice',
    'wild-rice',
    'lentils',
    'chickpeas-dry',
    'split-peas',
    'peas-dry',
    'black-eyed-peas-dry',
  ] as const),
  ...([
    'white-beans-dry',
    'flageolet-beans',
    'black-beans-dry',
    'kidney-beans-dry',
    'pinto-beans-dry',
  ] as const),
  ...([
    'borlotti-beans-dry',
    'mayocoba-beans-dry',
    'lima-beans-dry',
    'fava-beans-dry',
    'soybeans-dry',
  ] as const),
  ...(['mung-beans-dry', 'adzuki-beans-dry', 'urad-dal', 'pigeon-peas'] as const),
]);

/** Cooked meat is the usual food of Clostridium perfringens (CDC), and what it simmers in makes it a stew. */
const isMeat = isAnyOf([
  ...([
    'beef',
    'veal',
    'pork',
    'lamb',
    'ground-meat',
    'oxtail',
    'goat',
    'rabbit',
    'venison',
    'meatballs',
  ] as const),
  ...([
    'chicken',
    'cooked-chicken',
    'turkey',
    'cooked-turkey',
    'duck',
    'goose',
    'quail',
    'pulled-pork',
  ] as const),
  ...([
    'bacon',
    'turkey-bacon',
    'ham',
    'ham-hock',
    'kassler',
    'corned-beef',
    'roast-beef',
    'gyros-meat',
  ] as const),
  ...(['sausages', 'sausage-meat', 'kielbasa', 'frankfurters', 'chorizo', 'black-pudding'] as const),
  ...(['beef-liver', 'calf-liver', 'chicken-livers', 'beef-tongue', 'tripe', 'pig-feet'] as const),
  ...(['chicken-carcass', 'marrow-bones', 'chicken-canned', 'duck-confit'] as const),
]);
const isSauce = isAnyOf([
  ...(['water', 'red-wine', 'white-wine', 'beer', 'cider-dry', 'coconut-milk', 'cream'] as const),
  ...(['tomato-sauce', 'tomatoes-canned', 'tomatoes-chopped'] as const),
]);
const isOil = isAnyOf(['oil']);
/** Milliliters or grams of it in the recipe as written that cook meat, and do not only moisten it: ours. */
const SAUCE = 200;
/** What counts as a large pot, in grams and milliliters of what goes in: ours, about three liters. Authorities name no size. */
const LARGE_POT = 3000;

/** Less fat than this, in grams or milliliters, browns; more of it is to swim in. */
const DEEP_FAT = 250;

/** How far a number of eggs may be from a whole one to be called whole. */
const EGG_TOLERANCE = 0.1;

const swims = ({ food, fries, fixed }: ScaledLine) => fries || (fixed && isOil(food));

const weightOf = ({ quantity }: ScaledLine) => (quantity && quantity.unit !== 'piece' ? quantity.value : 0);

const totalOf = (lines: readonly ScaledLine[]) => lines.reduce((sum, line) => sum + weightOf(line), 0);

const isStew = (lines: readonly ScaledLine[]) =>
  lines.some(({ food }) => isMeat(food)) && totalOf(lines.filter(({ food }) => isSauce(food))) >= SAUCE;

/** Large pots need help to cool: FDA Food Code 3-501.14, 57 to 21 °C within 2 hours, to 5 °C within 4 more. */
function coolsSlowly({ lines, collection }: ScaledRecipe, factor: number): boolean {
  const baked = lines.some(({ food }) => LEAVENINGS.has(food));
  const inPot = totalOf(lines.filter((line) => !swims(line)));
  const isPot = collection === 'soup' || lines.some(({ food }) => isPotFood(food)) || isStew(lines);
  return isPot && !baked && inPot * factor >= LARGE_POT;
}

/** Whether an odd factor asks for part of an egg. */
const splitsEggs = ({ lines }: ScaledRecipe, factor: number) =>
  lines
    .filter(({ food, quantity }) => food === 'whole-egg' && quantity?.unit === 'piece')
    .map(({ quantity }) => (quantity?.value ?? 0) * factor)
    .some((count) => Math.abs(count - Math.round(count)) > EGG_TOLERANCE);

const APPLIES: Readonly<Record<ScaleHint, (recipe: ScaledRecipe, factor: number) => boolean>> = {
  cooling: (recipe, factor) => factor > 1 && coolsSlowly(recipe, factor),
  frying: ({ lines }, factor) =>
    factor > 1 && lines.some((line) => swims(line) && weightOf(line) >= DEEP_FAT),
  leavening: ({ lines }, factor) =>
    factor >= MANY_BATCHES &&
    lines.some(({ food }) => LEAVENINGS.has(food)) &&
    lines.some(({ food }) => isFlour(food)),
  eggs: splitsEggs,
  gelatin: ({ lines }, factor) => factor >= LARGE_MOLD && lines.some(({ food }) => GELLING.has(food)),
};

/**
 * What to mind about a recipe scaled by a factor, where multiplying is not enough; none for the recipe as written.
 * Salt in ferments is no hint of this list: what preserves is always scaled exactly.
 */
export function scaleHints(recipe: ScaledRecipe, factor: number): readonly ScaleHint[] {
  if (!Number.isFinite(factor) || factor <= 0 || factor === 1) return [];
  return SCALE_HINTS.filter((hint) => APPLIES[hint](recipe, factor));
}
