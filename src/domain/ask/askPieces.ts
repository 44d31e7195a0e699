import type { FoodId } from '../foods/foods.ts';
import type { ListedFood } from '../foods/listedFood.ts';
import type { PieceId } from '../foods/pieces.ts';
import type { PieceSize } from './askLexicon.ts';

/** The piece for each of the counted words of recipes (`recipeText/words`). */
const BY_WORD: Readonly<Record<string, readonly PieceId[]>> = {
  clove: ['clove'],
  slice: ['slice'],
  stalk: ['stalk'],
  leaf: ['leaf'],
  bunch: ['bunch', 'head'],
  package: ['sachet', 'sachetDe', 'sachetFr', 'envelope'],
};

const SIZES = ['small', 'medium', 'large', 'extraLarge', 'jumbo'] as const;

/** The usual size if none is named. Eggs in US recipes are large, which is about a European M. */
const USUAL: readonly PieceId[] = ['piece', 'juiceOfOne', 'medium', 'large', 'clove', 'head', 'stalk'];
const USUAL_EGG: readonly PieceId[] = ['large'];
/** The foods that are sold by the sizes of eggs. */
const EGGS: ReadonlySet<string> = new Set<FoodId>(['whole-egg', 'egg-white', 'egg-yolk']);

export interface MeantPiece {
  id: PieceId;
  grams: number;
  /** Grams of the smallest and the largest, if no size is named. */
  range: readonly [number, number] | null;
}

/**
 * The piece meant by a word for counted things (null for the whole thing) and a size; null if no source weighs it, as
 * for a can, a knob or a glass.
 */
export function pieceMeant(food: ListedFood, word: string | null, size: PieceSize | null): MeantPiece | null {
  const pieces = food.pieces ?? {};
  const first = (ids: readonly PieceId[]) => ids.find((id) => pieces[id] !== undefined);
  const named = word === null ? null : (BY_WORD[word] ?? []);
  const id = named ? first(named) : (size && first([size])) || first(EGGS.has(food.id) ? USUAL_EGG : USUAL);
  const grams = id && pieces[id];
  if (!id || !grams) return null;
  const sizes = SIZES.flatMap((one) => pieces[one] ?? []);
  const open = !named && size === null && sizes.length > 1;
  return { id, grams, range: open ? [Math.min(...sizes), Math.max(...sizes)] : null };
}

/** The pieces that are one whole thing, as a shop sells it. */
const WHOLE: ReadonlySet<PieceId> = new Set<PieceId>(['piece', ...SIZES]);
/** Lighter things come in handfuls: who asks for cherries wants no single one. In grams. */
const LEAST_ALONE = 30;

/** Whether the name of a food alone, such as `onion`, means one of it; `single` if it can hardly mean more. */
export function isOne(food: ListedFood, single: boolean): boolean {
  const piece = pieceMeant(food, null, null);
  if (!piece || !WHOLE.has(piece.id)) return false;
  return EGGS.has(food.id) || piece.grams >= LEAST_ALONE || single;
}
