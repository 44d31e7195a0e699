import type { AnyFoodId } from '../foods/foods.ts';
import type { EggDone, RoastId, ThawPlace } from '../language/calculatorWords/calculatorWords.ts';
import { CHARTS, type ChartRow, OTHER_ROASTS } from './officialCharts.ts';
import type { SafeTemperatureId } from './safeTemperatures.ts';

/** Minutes, from and to. */
export type Minutes = readonly [low: number, high: number];

/** Who publishes the times; where the page is, it is named beside the rows. */
export const TIME_SOURCES = {
  bettyCrocker: 'Betty Crocker',
  betterHomes: 'Better Homes & Gardens',
  easyFood: 'Easy Food',
  farmhouse: 'Cooks.com',
  eggs: 'Little Aussie, Haco',
} as const;

interface Boiled {
  minutes: Minutes;
  source: keyof typeof TIME_SOURCES;
  /** Beans, which are soaked first. */
  soaked?: true;
}

const grain = (low: number, high = low): Boiled => ({ minutes: [low, high], source: 'bettyCrocker' });
const bean = (low: number, high: number): Boiled => ({
  ...{ minutes: [low, high], source: 'betterHomes', soaked: true },
});

/**
 * How long foods boil or simmer, by the row of the food; a kind of a food has other times. Grains: bettycrocker.com,
 * Timetable for Cooking Rice and Other Grains; vegetables there: Fresh Vegetable Cooking Chart (2017). Legumes: bhg.com,
 * Cooking Dry Beans, Lentils, and Split Peas. Potatoes, cut up to small ones whole: easyfood.ie, How to Boil Potatoes, and
 * a timetable for fresh vegetables. Pasta: cooks.com, How to Cook Macaroni, Spaghetti and Noodles.
 */
export const BOILED: Readonly<Partial<Record<AnyFoodId, Boiled>>> = {
  rice: grain(15, 20), // long grain 15, basmati and jasmine 15-20
  'parboiled-rice': grain(20, 25),
  'brown-rice': grain(45, 50),
  'wild-rice': grain(40, 50),
  quinoa: grain(15),
  'pearl-barley': grain(45, 50),
  millet: grain(15, 20),
  'green-beans': grain(6, 8),
  asparagus: grain(6, 8),
  lentils: { minutes: [30, 30], source: 'betterHomes' },
  'chickpeas-dry': bean(90, 120),
  'kidney-beans-dry': bean(60, 90),
  'black-beans-dry': bean(60, 90),
  'potatoes-diced': { minutes: [10, 25], source: 'easyFood' },
  'pasta-dried': { minutes: [7, 10], source: 'farmhouse' },
  spaghetti: { minutes: [7, 10], source: 'farmhouse' },
  'macaroni-dry': { minutes: [7, 10], source: 'farmhouse' },
};

export const EGGS_DONE = ['soft', 'medium', 'hard'] as const satisfies readonly EggDone[];

/**
 * Medium to extra large eggs in boiling water. Soft: littleaussie.com.au, How to Boil Egg; firm white and creamy yolk,
 * and hard: haco.de, Das perfekte Ei (M 6 and 9, L 6.5-7 and 10, XL 7-7.5 and 12 minutes).
 */
export const BOILED_EGGS: Readonly<Record<EggDone, Minutes>> = {
  soft: [4, 6],
  medium: [6, 7],
  hard: [9, 12],
};

type Roast = ChartRow & { safe: SafeTemperatureId };

const roast = (rows: readonly ChartRow[], safe: SafeTemperatureId): readonly Roast[] =>
  rows.map((row) => ({ ...row, safe }));

const others = (...cuts: readonly string[]): readonly Roast[] =>
  OTHER_ROASTS.filter(({ cut }) => cuts.includes(cut));

const beef = (...cuts: readonly string[]) =>
  roast(
    CHARTS['beef-roast'].filter(({ cut }) => cuts.includes(cut)),
    'beef-pork-lamb',
  );

const pork = (cut: string) =>
  roast(
    CHARTS['pork-roast'].filter((row) => row.cut === cut),
    'beef-pork-lamb',
  );

const [LARGE_TURKEY] = others('large-turkey');

/** USDA's times for heavier turkeys, as fosterfarms.com and recipetips.com print them. */
const turkeyOf = (low: number, high: number, minutes: Minutes): readonly Roast[] =>
  LARGE_TURKEY ? [{ ...LARGE_TURKEY, pounds: [low, high], time: { kind: 'total', minutes } }] : [];

/** The rows of the charts that a word for a roast may mean, the lightest first. */
export const ROASTS: Readonly<Record<RoastId, readonly Roast[]>> = {
  chicken: roast(CHARTS['chicken-roast'], 'poultry'),
  turkey: [
    ...others('small-turkey', 'large-turkey'),
    ...turkeyOf(14, 18, [225, 255]),
    ...turkeyOf(18, 20, [255, 270]),
    ...turkeyOf(20, 24, [270, 300]),
  ],
  'turkey-breast': others('turkey-breast'),
  goose: others('goose'),
  duck: others('duck'),
  'lamb-leg': others('lamb-leg'),
  'lamb-leg-boneless': others('lamb-leg-boneless'),
  'lamb-shoulder': others('lamb-shoulder'),
  'rib-bone': beef('rib-bone'),
  'rib-boneless': beef('rib-boneless'),
  round: beef('round'),
  tenderloin: beef('tenderloin'),
  loin: pork('loin'),
  butt: pork('butt'),
};

/** So much lighter or heavier than its chart says, a roast still takes about as long for each pound. */
const NEAR = 1.25;

/** What a roast takes: by its weight in pounds, or by the pound if its chart says so and no weight is given. */
export interface RoastTime {
  row: Roast;
  minutes: Minutes;
  perPound: boolean;
}

/** Between two rows of total times, a bird takes between the longest of the lighter and the shortest of the heavier. */
function totalFor(rows: readonly Roast[], pounds: number): RoastTime | null {
  const inside = rows.find(({ pounds: [from, to] }) => pounds >= from && pounds <= to);
  if (inside) return { row: inside, minutes: inside.time.minutes, perPound: false };
  const above = rows.findIndex(({ pounds: [from] }) => pounds < from);
  const [lighter, heavier] = [rows[above - 1], rows[above]];
  if (!lighter || !heavier) return null;
  const minutes = [lighter.time.minutes[1], heavier.time.minutes[0]] as const;
  return { row: { ...heavier, pounds: [lighter.pounds[1], heavier.pounds[0]] }, minutes, perPound: false };
}

/** How long a roast takes by its weight in pounds; null for a weight that its chart does not cover or needs to know. */
export function roastTime(id: RoastId, pounds: number | null): RoastTime | null {
  const rows = ROASTS[id];
  const [row] = rows;
  if (!row) return null;
  const { time, pounds: covered } = row;
  if (time.kind === 'total') return pounds === null ? null : totalFor(rows, pounds);
  if (pounds === null) return { row, minutes: time.minutes, perPound: true };
  if (pounds < covered[0] / NEAR || pounds > covered[1] * NEAR) return null;
  return { row, minutes: [time.minutes[0] * pounds, time.minutes[1] * pounds], perPound: false };
}

const HOUR = 60;
const DAY = 24 * HOUR;

/** Less needs a day in the fridge all the same. */
const LIGHT_POUNDS = 4;

/**
 * How long frozen meat, poultry or fish takes to thaw by its weight in pounds. USDA FSIS, The Big Thaw: in the fridge 24 hours
 * for each 4 to 5 pounds and a day for a pound of ground meat; in cold water an hour for a pound, two to three for 3 to 4
 * pounds, 30 minutes a pound for a turkey. The UK Food Standards Agency's 10 to 12 hours a kilogram is the same.
 */
export function thawTime(pounds: number, place: ThawPlace): Minutes {
  const isLight = pounds <= LIGHT_POUNDS;
  if (place === 'fridge')
    return isLight ? [DAY, DAY] : [Math.max(DAY, (DAY * pounds) / 5), (DAY * pounds) / 4];
  const half = pounds * (HOUR / 2);
  return isLight ? [half, Math.max(HOUR, half * 1.5)] : [half, half];
}
