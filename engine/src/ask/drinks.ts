import type { AnyFoodId } from '../foods/foods.ts';

/** What is drunk of any glass: wine and spirits have glasses of their own, and stock is sold in jars. */
const DRINKS: ReadonlySet<string> = new Set<AnyFoodId>([
  'water',
  'milk',
  'plant-milk',
  'buttermilk',
  'chocolate-milk',
  'kefir',
  'coconut-water',
  'orange-juice',
  'apple-juice',
  'pineapple-juice',
  'grape-juice',
  'cranberry-juice',
  'tomato-juice',
  'grapefruit-juice',
  'carrot-juice',
  'pomegranate-juice',
  'cola',
  'lemonade',
  'ginger-ale',
  'lemon-lime-soda',
  'soda-water',
  'tonic-water',
]);

export const isDrink = ({ id, of = id }: { id: string; of?: string }): boolean =>
  DRINKS.has(id) || DRINKS.has(of);
