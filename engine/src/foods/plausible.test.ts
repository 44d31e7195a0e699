import { describe, expect, it } from 'vitest';
import { US_MEASURES } from '../units/usMeasures.ts';
import {
  categoryOf,
  defaultFill,
  densityOf,
  FOOD_IDS,
  fillsOf,
  isFood,
  publishedFigures,
} from './figures.ts';
import type { FillId } from './food.ts';
import type { CategoryId, FoodId } from './foods.ts';
import { generalOf, isKindOf } from './generalFood.ts';
import type { PieceId } from './piece.ts';
import { piecesOf } from './pieces.ts';
import { hasTrait } from './traits.ts';

/** Every published figure, in grams per milliliter. */
const figures = FOOD_IDS.flatMap((food) =>
  fillsOf(food).flatMap((fill) =>
    publishedFigures(food, fill).map(({ source, gramsPerCup }) => ({
      food,
      fill,
      source,
      density: gramsPerCup / US_MEASURES.cup,
    })),
  ),
);

const outside = (of: (figure: { food: FoodId; fill: FillId }) => boolean, low: number, high: number) =>
  figures.filter((figure) => of(figure) && !(figure.density >= low && figure.density <= high));

describe('densities that cannot be otherwise', () => {
  it('are those of fats, which weigh 0.86 to 0.96, except where air is beaten in', () => {
    const aerated: readonly FoodId[] = ['whipped-butter', 'shortening'];
    const isFat = (food: FoodId) => categoryOf(food) === 'fats' && !aerated.includes(food);
    expect(outside(({ food }) => isFat(food), 0.86, 0.97)).toEqual([]);
    expect(outside(({ food }) => isKindOf(food, 'oil'), 0.89, 0.94)).toEqual([]);
  });

  it('are those of liquids, from spirits to liqueurs', () => {
    expect(outside(({ food }) => hasTrait(food, 'liquid'), 0.87, 1.3)).toEqual([]);
  });

  // Popped corn, fresh sprigs and flakes of yeast are lighter, pastes and what is mashed, melted or puréed heavier
  it.each<[CategoryId, number, number]>([
    ['flours', 0.25, 0.8],
    ['sugars', 0.1, 1.5],
    ['dairy', 0.19, 1.35], // cream from a spray can
    ['cheese', 0.3, 1.1],
    ['nuts', 0.2, 1.4],
    ['grains', 0.02, 1],
    ['legumes', 0.5, 1.1],
    ['fruit', 0.2, 1.1],
    ['vegetables', 0.06, 1.1],
    ['spices', 0.04, 1.3],
    ['condiments', 0.25, 1.45],
    ['drinks', 0.3, 1.3],
  ])('are those of %s, from %d to %d', (category, low, high) => {
    expect(outside(({ food }) => categoryOf(food) === category, low, high)).toEqual([]);
  });
});

/** Ways of filling of which the second always holds more than the first. */
const HEAVIER: readonly (readonly [FillId, FillId])[] = [
  ['sifted', 'spooned'],
  ['sifted', 'unsifted'],
  ['spooned', 'scooped'],
  ['loose', 'packed'],
  ['slivered', 'whole'],
  ['sliced', 'slivered'],
  ['halves', 'pureed'],
  ['sliced', 'pureed'],
  ['sliced', 'mashed'],
  ['cubed', 'mashed'],
  ['cubed', 'pureed'],
  ['shredded', 'melted'],
  ['diced', 'melted'],
];

/** What is cut or picked from a whole. */
const PARTS: ReadonlySet<PieceId> = new Set<PieceId>(['clove', 'slice', 'leaf', 'sprig', 'inch']);
const WHOLES: ReadonlySet<PieceId> = new Set<PieceId>(['piece', 'small', 'medium', 'large', 'head', 'bunch']);

describe('weights of one food', () => {
  it.each(HEAVIER)('are heavier %2$s than %1$s', (light, heavy) => {
    const cup = (food: FoodId, fill: FillId) => publishedFigures(food, fill)[0]?.gramsPerCup;
    const odd = FOOD_IDS.filter((food) => (cup(food, light) ?? 0) > (cup(food, heavy) ?? Infinity));
    expect(odd).toEqual([]);
  });

  it('are not three times those of the food that it is a kind of, nor a third', () => {
    const odd = FOOD_IDS.filter((food) => {
      const general = generalOf(food);
      if (general === null || !isFood(general) || defaultFill(food) !== defaultFill(general)) return false;
      const ratio = densityOf(food) / densityOf(general);
      return ratio > 3 || ratio < 1 / 3;
    });
    expect(odd).toEqual([]);
  });

  it('are heavier whole than in parts, by any source', () => {
    const odd = FOOD_IDS.filter((food) => {
      const parts = piecesOf(food).filter(({ id }) => PARTS.has(id));
      const wholes = piecesOf(food).filter(({ id }) => WHOLES.has(id));
      const heaviest = Math.max(...parts.map(({ grams, high = grams }) => high));
      return heaviest >= Math.min(...wholes.map(({ grams, low = grams }) => low));
    });
    expect(odd).toEqual([]);
  });
});
