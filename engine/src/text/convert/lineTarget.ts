import type { PieceId } from '../../foods/piece.ts';
import type { Jug } from '../../rounding/metric.ts';
import type { ShownMeasure } from '../../rounding/shownMeasure.ts';
import type { DegreeUnit } from '../../temperature/shownBy.ts';
import {
  hasSpoon,
  MEASURES,
  METRIC_ONLY_MEASURES,
  type MeasureId,
  type SizeOverrides,
  SPOONS,
  UNSHOWN_MEASURES,
  US_ONLY_MEASURES,
} from '../../units/measureWords.ts';
import type { TextLine } from '../line/textLine.ts';
import { type BaseQuantity, multiply } from './lineQuantity.ts';
import { showInOriginalMeasures, showInSystem, type TargetSystem } from './showMeasures.ts';

/** A packet as sold where the recipe's language is spoken, with the grams of the lightest and the heaviest. */
export interface LinePacket {
  id: PieceId;
  grams: number;
  low: number;
  high: number;
}

/** What is known about a line's food. */
export interface LineFood {
  id: string;
  /** How the cup is filled, if known. */
  way?: string;
  /** Measured in a jug, not on a scale. */
  liquid: boolean;
  /** Grams per milliliter, null where no source weighs a volume of it; lowest and highest where sources differ. */
  density: number | null;
  low?: number;
  high?: number;
  /** True if the density is the visitor's custom one. */
  custom?: true;
  /** The packet that the line counts. */
  packet?: LinePacket;
  /** True for whole pieces that the line does not cut up, which are not measured in cups: 1 kg of potatoes. */
  whole?: true;
}

export interface LineOptions {
  /** 'written' leaves the units as they are. */
  system: TargetSystem | 'written';
  factor: number;
  /** Milliliters or grams of measures that differ in the recipe's country. */
  sizes: SizeOverrides;
  /** Whether that country weighs what Americans measure in cups, so that its ounces become cups, too. */
  weighs?: boolean;
  /** The scale of the cook's oven, if it is not the system's. */
  oven?: DegreeUnit | undefined;
  /** Milliliters of the cook's tablespoon; about 15 if not given. */
  tablespoon?: number;
  /** What the cook's jug is marked in; milliliters if not given. */
  jug?: Jug | undefined;
  /** The food of a line; null unless one of the table is clearly meant. */
  foodOf: (line: TextLine) => LineFood | null;
  /** Grams per milliliter, lowest and highest, of the foods that share the name in a line; null if none do. */
  sharedBy?: (line: TextLine) => readonly [number, number] | null;
}

/** Above 4 tablespoons, metric cooks do not measure in spoons. */
const MAX_SPOONS_ML = 60.5;

/** Measures with a smaller relative difference count as equal: spoons of 14.8 and 15 ml, cups of 237 and 250 ml. */
const MAX_SIZE_DIFFERENCE = 0.08;

/** Whether a measure of the recipe has another size than the cook's. */
export function hasOtherSize(
  unit: MeasureId,
  { sizes, tablespoon = MEASURES.tbsp.size }: LineOptions,
): boolean {
  const cookSize = unit === 'tbsp' ? tablespoon : MEASURES[unit].size;
  return Math.abs((sizes[unit] ?? cookSize) / cookSize - 1) > MAX_SIZE_DIFFERENCE;
}

/** Whether an amount is best measured in the cook's own spoons. */
export const isFewSpoons = (unit: MeasureId, { values }: BaseQuantity, options: LineOptions): boolean =>
  SPOONS.has(unit) && !hasOtherSize(unit, options) && Math.max(...values) <= MAX_SPOONS_ML;

/** Converts an amount to grams or milliliters. */
export const toMetric = (base: BaseQuantity, food: LineFood | null, jug: Jug | undefined) =>
  showInSystem(
    'metric',
    base.kind === 'volume' && food && food.density !== null && !food.liquid
      ? { kind: 'weight', values: multiply(base.values, food.density) }
      : base,
    jug,
  );

/** Converts an amount to cups and spoons, or to ounces and pounds if the food's density is unknown. */
export const toUs = (base: BaseQuantity, food: LineFood | null) =>
  showInSystem(
    'us',
    base.kind === 'weight' && food && food.density !== null && !food.whole
      ? { kind: 'volume', values: multiply(base.values, 1 / food.density) }
      : base,
  );

/** Converts an amount to the target system; null if it stays as written. */
export function convertToTarget(
  { unit, base, food }: { unit: MeasureId; base: BaseQuantity; food: LineFood | null },
  options: LineOptions,
): readonly ShownMeasure[] | null {
  const { system, factor, sizes, jug } = options;
  const isOtherSize = system !== 'written' && hasOtherSize(unit, options);
  const isSpoon = system !== 'written' && hasSpoon(system, unit) && !isOtherSize;
  const systemMeasures = system === 'metric' ? METRIC_ONLY_MEASURES : US_ONLY_MEASURES;
  const isWeighed = system === 'us' && options.weighs === true && MEASURES[unit].kind === 'weight';
  const isShown = systemMeasures.has(unit) && !UNSHOWN_MEASURES.has(unit) && !isWeighed;
  const isNative = system === 'written' || isSpoon || (isShown && !isOtherSize);
  if (isNative && factor === 1) return null;
  if (!isNative) return system === 'metric' ? toMetric(base, food, jug) : toUs(base, food);
  if (isSpoon && system === 'metric' && Math.max(...base.values) > MAX_SPOONS_ML)
    return toMetric(base, food, jug);
  return showInOriginalMeasures({ unit, base }, sizes, system === 'us');
}
