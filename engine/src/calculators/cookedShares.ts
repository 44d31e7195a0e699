import type { AnyFoodId } from '../foods/foods.ts';

/** Dry matter stays, water comes in: percent of water in rows of USDA SR26, dry and cooked. */
const swells = (dry: number, cooked: number) => (100 - dry) / (100 - cooked);

/** What a gram of a dry food weighs once it is cooked and drained, without salt or fat. */
export const COOKED_SHARES = {
  'pasta-dried': swells(9.9, 62.13), // NDB 20120, 20121
  'egg-noodles-dry': swells(9.01, 67.73), // NDB 20109, 20110
  'whole-wheat-pasta': swells(7.34, 67.15), // NDB 20124, 20125
  soba: swells(6.88, 73.01), // NDB 20114, 20115
  rice: swells(11.62, 68.44), // NDB 20044, 20045
  'brown-rice': swells(10.37, 73.09), // NDB 20036, 20037
  'parboiled-rice': swells(9.86, 70.36), // NDB 20046, 20047
  couscous: swells(8.56, 72.57), // NDB 20028, 20029
  bulgur: swells(9, 77.76), // NDB 20012, 20013
  quinoa: swells(13.28, 71.61), // NDB 20035, 20137
  'pearl-barley': swells(10.09, 68.8), // NDB 20005, 20006
  'buckwheat-groats': swells(8.41, 75.63), // NDB 20009, 20010
  oats: swells(10.84, 83.61), // NDB 08120, 08121
  lentils: swells(10.4, 69.64), // NDB 16069, 16070
  'split-peas': swells(11.27, 69.49), // NDB 16085, 16086
  'chickpeas-dry': swells(11.53, 60.21), // NDB 16056, 16057
  'black-beans-dry': swells(11.02, 65.74), // NDB 16014, 16015
  'kidney-beans-dry': swells(11.75, 66.94), // NDB 16027, 16028
  'pinto-beans-dry': swells(11.33, 62.95), // NDB 16042, 16043
  'navy-beans-dry': swells(12.1, 63.81), // NDB 16037, 16038
  'white-beans-dry': swells(11.32, 63.08), // NDB 16049, 16050
  'great-northern-beans-dry': swells(10.7, 69), // NDB 16024, 16025
  'borlotti-beans-dry': swells(12.39, 64.65), // NDB 16019, 16020
  'black-eyed-peas-dry': swells(11.95, 70.04), // NDB 16062, 16063
  'lima-beans-dry': swells(10.17, 69.79), // NDB 16071, 16072
  'adzuki-beans-dry': swells(13.44, 66.29), // NDB 16001, 16002
  'mung-beans-dry': swells(9.05, 72.66), // NDB 16080, 16081
  'soybeans-dry': swells(8.54, 62.55), // NDB 16108, 16109
  'pigeon-peas': swells(10.59, 68.55), // NDB 16101, 16102
} as const satisfies Partial<Record<AnyFoodId, number>>;

export type SwellingFoodId = keyof typeof COOKED_SHARES;

const isSwelling = (id: string | undefined): id is SwellingFoodId =>
  id !== undefined && Object.hasOwn(COOKED_SHARES, id);

/** Grams of a food cooked from a gram of it dry: its own share, else that of the food that it is a kind of; null for others. */
export function cookedShare({ id, of }: { id: string; of?: string }): number | null {
  const found = [id, of].find(isSwelling);
  return found ? COOKED_SHARES[found] : null;
}
