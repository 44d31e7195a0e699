import { anyCategoryOf, isAnyFood } from '../foods/figures.ts';
import type { AnyFoodId, CategoryId } from '../foods/foods.ts';
import { isKindOf } from '../foods/generalFood.ts';
import type { RecipeWords } from '../language/recipe/recipeWords.ts';
import type { TextLine } from '../text/line/textLine.ts';
import { hasEatenTrait } from './eatenTraits.ts';
import { findHandled, isHandled, nameEnd } from './lineHandling.ts';
import { FAT_KEPT } from './rules.ts';
import { isFatty } from './soldWithLess.ts';
import type { NutrientRow } from './sumNutrition.ts';

/** Foods that are sold with less fat, too. */
const SOLD_LIGHTER: ReadonlySet<string> = new Set<CategoryId>(['dairy', 'cheese', 'condiments', 'fats']);

/** Whether a food may be one that is sold with less fat. */
export const isSoldLighter = (food: string): boolean =>
  SOLD_LIGHTER.has(anyCategoryOf(food) ?? '') && !hasEatenTrait(food, 'knownFat');

/** A smaller share of ground meat is its fat: `5% fat beef mince`. */
const LEAST_LEAN = 50;

/** The share of lean meat that a line states: 93 of `93% lean ground beef`, `ground beef (80/20)`. */
function percentLean({ text }: TextLine, words: RecipeWords): number | null {
  const stated = /(?<!\d)(\d{1,2})\s?%[- ]?(\p{L}+)?(?:[- ](\p{L}+))?/u.exec(text);
  const behind = stated?.slice(2).map((word = '') => word.toLowerCase()) ?? [];
  const isLean = behind.some((word) => words.handling.lean.includes(word));
  const ratio = /\b(\d{2})\s?\/\s?(\d{1,2})\b/.exec(text);
  const percent = Number(stated?.[1]);
  if (isLean) return percent;
  if (percent < LEAST_LEAN) return 100 - percent;
  return ratio && Number(ratio[1]) + Number(ratio[2]) === 100 ? Number(ratio[1]) : null;
}

/** Grams of fat in 100 g of some foods. */
type FatById = Readonly<Partial<Record<AnyFoodId, number>>>;

/** Meat that is sold cut up (USDA SR26). */
const CUT_UP_FAT: FatById = {
  beef: 4.48, // 23093: chuck for stew
  'beef-chuck': 4.48,
  lamb: 5.28, // 17059: cubed for stew or kabob
  'lamb-leg': 4.51, // 17013: separable lean only
  'pork-shoulder': 5.71, // 10084: separable lean only
};

/** Meat that its fat was cut from, separable lean only. */
const TRIMMED_FAT: FatById = {
  ...CUT_UP_FAT,
  'beef-steak': 4.08, // 23611
  ham: 4.56, // 10137
  'ribeye-steak': 7.54, // 23153
  'beef-tenderloin': 6.52, // 23601
  'lamb-chops': 5.94, // 17026
  'pork-chops': 3.71, // 10040
  'pork-loin': 3.42, // 10066
};

/** Fish that is not from farms. */
const WILD_FAT: FatById = {
  salmon: 6.34, // 15076
};

/** Cooked chicken, whose row is of all its meat. */
const BREAST_FAT: FatById = {
  'cooked-chicken': 3.57, // 05064
};

/** Chicken with its skin, whose rows are without it, meat only. */
const SKIN_ON_FAT: FatById = {
  'chicken-breasts': 9.25, // 05057
  'chicken-thighs': 16.61, // 05091
};

/** Chicken without its skin, whose rows are with it. */
const SKINLESS_FAT: FatById = {
  chicken: 3.08, // 05011
  'whole-chicken': 3.08,
  'chicken-legs': 4.22, // 05080
  'chicken-drumsticks': 3.71, // 05071
  'chicken-wings': 3.54, // 05105
};

/** Cream that British law names by the least fat it has (Food Labelling Regulations 1996, schedule 8). */
const NAMED_FAT: FatById = { 'double-cream': 48, 'clotted-cream': 55 };

/** By the words of a line, of which the first count. */
const FAT_LEFT = [
  ['trimmed', TRIMMED_FAT],
  ['cutUp', CUT_UP_FAT],
  ['forStew', CUT_UP_FAT],
  ['wild', WILD_FAT],
  ['breast', BREAST_FAT],
  ['skinless', SKINLESS_FAT],
  // No one cuts skin into cubes
  ['cutUp', SKINLESS_FAT],
] as const;

/** A line with its food. */
export interface FoodWords {
  source: TextLine;
  food: string;
  words: RecipeWords;
}

/** Whether a line says that chicken has its skin: what is sold with bones has it, too, unless a line says it has none. */
export const hasSkin = ({ source, words }: Pick<FoodWords, 'source' | 'words'>): boolean =>
  isHandled(source, words, 'skinOn') ||
  (isHandled(source, words, 'boneIn') && !isHandled(source, words, 'skinless'));

/** Cheese is named by milk that has at most so much fat: `2% reduced-fat cheddar`. */
const MILK_PERCENT = 5;

/**
 * Grams of fat in 100 g by the percentage in a line: 67 of 100 for `33% less fat`, 15 for `crème fraîche à 15 %`.
 * Labels of cheese state how much of what is dry is fat. Null if no percentage says it.
 */
function fatByPercent({ source, food, words }: FoodWords, fat: number): number | null {
  const stated = /(?<![\d.,])(\d{1,2}(?:[.,]\d)?)\s?%\s?/.exec(source.text);
  if (!stated) return null;
  const [all, number = ''] = stated;
  const percent = Number(number.replace(',', '.'));
  if (findHandled(source, words, 'lighter').includes(stated.index + all.length))
    return percent > MILK_PERCENT ? fat * (1 - percent / 100) : null;
  return anyCategoryOf(food) !== 'cheese' && percent < fat ? percent : null;
}

/** Grams of fat in 100 g of a line's food where its words say another share than the row has; else null. */
function fatStated(of: FoodWords, fat: number): number | null {
  const { source: line, food, words } = of;
  // Ground meat is sold by its share of fat
  if (isKindOf(food, 'ground-meat')) {
    const lean = percentLean(line, words);
    return lean === null ? null : 100 - lean;
  }
  const [left] = FAT_LEFT.flatMap(([how, fats]) =>
    isAnyFood(food) && isHandled(line, words, how) ? (fats[food] ?? []) : [],
  );
  const skin = isAnyFood(food) && hasSkin(of) ? SKIN_ON_FAT[food] : undefined;
  if (skin !== undefined || left !== undefined) return skin ?? left ?? null;
  const named = isAnyFood(food) ? NAMED_FAT[food] : undefined;
  if (named !== undefined) return named;
  if (!isSoldLighter(food) || !isFatty(fat)) return null;
  const byPercent = fatByPercent(of, fat);
  if (byPercent !== null) return byPercent;
  const end = nameEnd(line);
  // `(plain fat-free)`, `, fat-free`, but not `(or light)`, `, but light`
  const isRemark = (start: number) => {
    const [beside, word = ''] = /(?:\((\p{L}*)|,)\s*$/u.exec(line.text.slice(end, start)) ?? [];
    return beside !== undefined && !line.lexicon.list.or.map.has(word);
  };
  const says = (how: 'fatFree' | 'lighter') =>
    findHandled(line, words, how).some((start) => start < end || isRemark(start));
  if (says('fatFree')) return fat * FAT_KEPT.fatFree;
  return says('lighter') ? fat * FAT_KEPT.lighter : null;
}

/**
 * The row of a food with as much fat as a line says: `light mayonnaise`, `93% lean ground beef`. The rest of the food
 * takes the place of the fat: by USDA SR26, reduced-fat cheddar, light cream cheese and lean ground beef have within a
 * tenth of the energy that follows. Null if the line does not say it.
 */
export function rowWithLessFat<Row extends NutrientRow>(row: Row, line: FoodWords): Row | null {
  const { fat, energy } = row;
  const stated = fat === null ? null : fatStated(line, fat);
  if (fat === null || stated === null || energy === null) return null;
  const rest = (100 - stated) / (100 - fat);
  const of = (figure: number | null, by: number) => (figure === null ? null : figure * by);
  return {
    ...row,
    fat: stated,
    saturated: of(row.saturated, stated / fat),
    energy: Math.max(energy - KCAL_OF_FAT * fat, 0) * rest + KCAL_OF_FAT * stated,
    water: of(row.water, rest),
    protein: of(row.protein, rest),
    carbohydrate: of(row.carbohydrate, rest),
    sugars: of(row.sugars, rest),
    fiber: of(row.fiber, rest),
    sodium: of(row.sodium, rest),
  };
}

/** In a gram of fat: 21 CFR 101.9(c)(1)(i)(B). */
export const KCAL_OF_FAT = 9;
