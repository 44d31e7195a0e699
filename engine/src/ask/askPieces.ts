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
  const eggs = food.id.startsWith('egg') || food.id.endsWith('egg');
  const id = named ? first(named) : (size && first([size])) || first(eggs ? USUAL_EGG : USUAL);
  const grams = id && pieces[id];
  if (!id || !grams) return null;
  const sizes = SIZES.flatMap((one) => pieces[one] ?? []);
  const open = !named && size === null && sizes.length > 1;
  return { id, grams, range: open ? [Math.min(...sizes), Math.max(...sizes)] : null };
}
