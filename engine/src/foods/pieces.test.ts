import { describe, expect, it } from 'vitest';
import { isFood } from './figures.ts';
import { COUNTED_ONLY, PIECE_IDS, PIECES, type PieceId, pieceOf } from './pieces.ts';
import { SOURCES } from './sources.ts';

const foods = Object.entries(PIECES);

describe('pieces', () => {
  it.each(foods)('of %s are of a food, and have a weight and a source', (food, pieces) => {
    expect(isFood(food) || (COUNTED_ONLY as readonly string[]).includes(food)).toBe(true);
    expect(Object.keys(pieces)).not.toEqual([]);
    for (const [id, piece] of Object.entries(pieces)) {
      expect(PIECE_IDS).toContain(id);
      expect(SOURCES).toHaveProperty(piece.source);
      expect(piece.grams).toBeGreaterThan(0);
      expect(piece.entry.trim()).not.toBe('');
    }
  });

  it.each(foods)('of %s grow with their size', (_food, pieces) => {
    const sizes: readonly PieceId[] = ['small', 'medium', 'large', 'extraLarge', 'jumbo'];
    const grams = sizes.flatMap((size) => pieces[size]?.grams ?? []);
    expect(grams).toEqual([...grams].sort((a, b) => a - b));
  });

  it('names no food that has a cup as one that has none', () => {
    expect(COUNTED_ONLY.filter(isFood)).toEqual([]);
    expect(COUNTED_ONLY.filter((food) => !PIECES[food])).toEqual([]);
  });

  it('uses every kind of piece', () => {
    const used = foods.flatMap(([, pieces]) => Object.keys(pieces));
    expect(PIECE_IDS.filter((id) => !used.includes(id))).toEqual([]);
  });

  it.each([
    ['whole-egg', 'small', 38],
    ['whole-egg', 'medium', 44],
    ['whole-egg', 'large', 50],
    ['whole-egg', 'extraLarge', 56],
    ['whole-egg', 'jumbo', 63],
    ['egg-white', 'large', 33],
    ['egg-yolk', 'large', 17],
    ['garlic-minced', 'clove', 3],
    ['lemon-juice', 'juiceOfOne', 48],
    ['lime-juice', 'juiceOfOne', 44],
    ['onions-chopped', 'medium', 110],
    ['bananas-mashed', 'medium', 118],
    ['butter', 'stick', 113],
    ['yeast-instant', 'sachet', 7],
    ['yeast-fresh', 'cube', 42],
    ['gelatin-powder', 'envelope', 7],
    ['gelatin-sheets', 'sheet', 2],
    ['baking-powder', 'sachetDe', 16.5],
    ['baking-powder', 'sachetFr', 11],
  ] as const)('%s, %s: %d g', (food, id, grams) => {
    expect(pieceOf(food, id)?.grams).toBe(grams);
  });

  it('are null where no source weighs them', () => {
    expect(pieceOf('water', 'piece')).toBeNull();
    expect(pieceOf('butter', 'clove')).toBeNull();
  });
});
