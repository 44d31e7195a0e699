import { anyCategoryOf } from '../foods/figures.ts';

/** Figures of 100 g. */
interface Listed {
  carbohydrate: number | null;
  sodium: number | null;
}

/** Milligrams of sodium in 100 g of what is as good as unsalted: "very low sodium" of 21 CFR 101.61(b)(2). */
const UNSALTED_SODIUM = 35;

export const isUnsalted = ({ sodium }: Pick<Listed, 'sodium'>): boolean => (sodium ?? 0) <= UNSALTED_SODIUM;

/** Grams of carbohydrate in 100 g: food with less is about alike whether a line says that it has little sugar or not. */
const MAX_OTHER_SUGAR = 20;

/**
 * Whether a food is sold with less sugar or starch, too. Fruit has its own sugar, whether some was added or not, and
 * drinks hold little else.
 */
export function isSoldUnsweetened({ carbohydrate }: Pick<Listed, 'carbohydrate'>, food: string): boolean {
  const kind = anyCategoryOf(food);
  const most = kind === 'drinks' ? 0 : MAX_OTHER_SUGAR;
  return kind !== 'fruit' && (carbohydrate ?? 0) > most;
}

/** Whether a food has so much fat that one with less matters: leaner food counts, oil does not get lighter. */
export const isFatty = (fat: number): boolean => fat >= 3 && fat <= 90;
