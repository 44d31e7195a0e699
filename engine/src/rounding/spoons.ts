/** The sizes of a kitchen's measures in milliliters. A kitchen that weighs has no cup. */
export interface MeasureSizes {
  cup: number | null;
  tablespoon: number;
  teaspoon: number;
}

/** A number of one kind of measure: `1 3/4` cups are a whole cup and the 3/4 cup. */
export interface Measure {
  unit: keyof MeasureSizes | 'pinch';
  whole: number;
  /** 0 / 1 where there is no fraction. */
  numerator: number;
  denominator: number;
}

export interface MeasuredVolume {
  /** One to three measures, the largest first. */
  measures: readonly Measure[];
  /** The relative error: above 0 if they hold more than requested. */
  error: number;
}

/** A combination of measures, in milliliters; `count` is how many times a measure is filled. */
interface Part {
  volume: number;
  count: number;
  measures: readonly Measure[];
}

const MAX_MEASURES = 3;

/** The relative error of leveling a cup; below it, more measures do not help. */
export const LEVEL_TOLERANCE = 0.02;
/** Another measure must reduce the relative error by at least this much. */
const MIN_GAIN = 0.004;

/** A pinch; nothing smaller can be measured, and nothing is added to it. */
const MIN_TEASPOONS = 1 / 16;
/** Nobody measures more with cups, or, without a cup, with tablespoons. */
const MAX_CUPS = 1000;
const MAX_TABLESPOONS = 16;

/** The fractions that sets of measures have. */
const CUP_PARTS = ['3/4', '2/3', '1/2', '1/3', '1/4'];
const TABLESPOON_PARTS = ['1/2'];
/** Two small spoons may be combined. 3/4 counts as one measure: recipes use it, and many sets have it. */
const TEASPOON_PARTS = ['1/2', '1/4', '1/8', '3/4', '1/2+1/8', '1/4+1/8', '3/4+1/8'];

const EMPTY: Part = { volume: 0, count: 0, measures: [] };

/** A measure with its milliliters. */
interface SizedMeasure {
  unit: Measure['unit'];
  size: number;
}

function measurePart({ unit, size }: SizedMeasure, text: string): Part {
  const [numerator = 0, denominator = 1] = text.split('/').map(Number);
  const whole = denominator === 1 ? numerator : 0;
  const measure = { unit, whole, numerator: whole ? 0 : numerator, denominator };
  return { volume: (size * numerator) / denominator, count: 1, measures: [measure] };
}

/** Combines two parts; a whole and a fraction of the same measure become one number. */
function combine(large: Part, small: Part): Part {
  const last = large.measures.at(-1);
  const [first, ...rest] = small.measures;
  const joins = last && first && last.unit === first.unit && last.numerator === 0 && first.whole === 0;
  return {
    volume: large.volume + small.volume,
    count: large.count + small.count,
    measures: joins
      ? [...large.measures.slice(0, -1), { ...first, whole: last.whole }, ...rest]
      : [...large.measures, ...small.measures],
  };
}

/** All amounts of one measure: none, whole numbers, fractions, and sums of these. */
function fillableAmounts({ unit, size }: SizedMeasure, maxWhole: number, parts: readonly string[]): Part[] {
  const wholes = Array.from({ length: maxWhole }, (_, index) =>
    measurePart({ unit, size }, String(index + 1)),
  );
  const fractions = parts.map((text) =>
    text
      .split('+')
      .map((part) => measurePart({ unit, size }, part))
      .reduce(combine),
  );
  return [EMPTY, ...wholes].flatMap((whole) => [whole, ...fractions.map((part) => combine(whole, part))]);
}

/** How many of a small measure stay below a large one, with a tolerance for rounded sizes. */
const countBelow = (large: number, small: number) => Math.ceil(large / small - 0.001) - 1;

/** The number of a part's largest measure. */
const largestCount = ({ measures: [first] }: Part) =>
  first ? first.whole + first.numerator / first.denominator : 0;

/** How often measures are filled. */
const fillings = ({ measures }: Part) =>
  measures.reduce((sum, { whole, numerator }) => sum + whole + Math.sign(numerator), 0);

/** How many measures are filled to a third or two. */
const thirds = ({ measures }: Part) => measures.filter(({ denominator }) => denominator === 3).length;

/**
 * Sorts by volume, then by fewer measures, by fewer kinds of them, as in `2 1/4 tsp` before `1/2 tbsp + 3/4 tsp`, by
 * fewer fillings, by fewer thirds, as in `1/4 cup + 2 tbsp` before `1/3 cup + 2 tsp`, and by more of the largest.
 */
const byVolume = (a: Part, b: Part) =>
  Math.abs(a.volume - b.volume) > 1e-9
    ? a.volume - b.volume
    : a.count - b.count ||
      a.measures.length - b.measures.length ||
      fillings(a) - fillings(b) ||
      thirds(a) - thirds(b) ||
      largestCount(b) - largestCount(a);

/** All combinations below a whole cup, by the maximum number of measures: `[1]` with one, `[2]` with one or two ... */
function remaindersOf({ cup, tablespoon, teaspoon }: MeasureSizes): readonly Part[][] {
  const maxTablespoons = cup === null ? MAX_TABLESPOONS : Math.max(1, countBelow(cup / 4, tablespoon));
  const cups = cup === null ? [EMPTY] : fillableAmounts({ unit: 'cup', size: cup }, 0, CUP_PARTS);
  const tablespoons = fillableAmounts(
    { unit: 'tablespoon', size: tablespoon },
    maxTablespoons,
    TABLESPOON_PARTS,
  );
  const teaspoons = fillableAmounts(
    { unit: 'teaspoon', size: teaspoon },
    countBelow(tablespoon, teaspoon),
    TEASPOON_PARTS,
  );
  const remainders = cups
    .flatMap((part) => tablespoons.map((spoons) => combine(part, spoons)))
    .flatMap((part) => teaspoons.map((spoons) => combine(part, spoons)))
    .filter(({ volume, count }) => count <= MAX_MEASURES && (cup === null || volume < cup))
    .concat(measurePart({ unit: 'pinch', size: teaspoon * MIN_TEASPOONS }, '1'))
    .sort(byVolume);
  return Array.from({ length: MAX_MEASURES + 1 }, (_, max) => remainders.filter(({ count }) => count <= max));
}

/** The parts within `tolerance` of a volume, and the next on either side, by binary search: this runs on every key. */
function partsNear(parts: readonly Part[], volume: number, tolerance: number): readonly Part[] {
  let [low, high] = [0, parts.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((parts[middle]?.volume ?? 0) < volume - tolerance) low = middle + 1;
    else high = middle;
  }
  let end = low;
  while ((parts[end]?.volume ?? Number.POSITIVE_INFINITY) <= volume + tolerance) end += 1;
  return parts.slice(Math.max(0, low - 1), end + 1);
}

/** Measures a volume in milliliters with one set. */
type Measurer = (milliliters: number) => MeasuredVolume | null;

function buildMeasurer(sizes: MeasureSizes): Measurer {
  const remainders = remaindersOf(sizes);
  const { cup, tablespoon, teaspoon } = sizes;
  const maxVolume = cup === null ? MAX_TABLESPOONS * tablespoon : MAX_CUPS * cup;

  /** The combinations near a volume with at most `count` measures. */
  const candidates = (count: number, volume: number): readonly Part[] => {
    const tolerance = LEVEL_TOLERANCE * Math.min(volume, cup ?? volume);
    if (cup === null || volume < cup / 2) return partsNear(remainders[count] ?? [], volume, tolerance);
    const cups = Math.floor(volume / cup + 1e-9);
    const whole = (n: number) => (n === 0 ? EMPTY : measurePart({ unit: 'cup', size: cup }, String(n)));
    const remaindersNear = partsNear(
      remainders[cups === 0 ? count : count - 1] ?? [],
      volume - cups * cup,
      tolerance,
    );
    return [...remaindersNear.map((rest) => combine(whole(cups), rest)), whole(cups), whole(cups + 1)];
  };

  return (volume) => {
    if (!(volume > MIN_TEASPOONS * teaspoon * (1 - 1e-9)) || volume > maxVolume) return null;
    const errorOf = (part: Part) => (part.volume - volume) / volume;
    const off = (part: Part) => Math.abs(errorOf(part));
    /** The part with fewer kinds of measures if both are close enough; else the closer one. */
    const better = (a: Part, b: Part) => {
      if (off(a) > LEVEL_TOLERANCE || off(b) > LEVEL_TOLERANCE || a.measures.length === b.measures.length) {
        return off(b) < off(a) - 1e-9 ? b : a;
      }
      return b.measures.length < a.measures.length ? b : a;
    };
    const chosen = [1, 2, 3]
      .map((count) =>
        candidates(count, volume)
          .filter((part) => part.count > 0)
          .reduce(better, EMPTY),
      )
      .reduce((best, part) =>
        off(best) > LEVEL_TOLERANCE && off(part) < off(best) - MIN_GAIN ? part : best,
      );
    if (chosen.count === 0) return null;
    return { measures: chosen.measures, error: errorOf(chosen) };
  };
}

/** Recently used sets: building one takes a while, and a page or a recipe uses one or two repeatedly. */
const MAX_CACHED_SETS = 4;
const measurers = new Map<string, Measurer>();

/**
 * Returns a function that measures a volume in milliliters with a set of measures: with the fewest
 * measures, and of the fewest kinds, that come within 2 % of it, at most three; else with the least error:
 * `1/3 cup + 1 tbsp`. Several whole cups or tablespoons count as one measure. From 2 teaspoons on the error is below
 * 3.2 %; smaller amounts are off by half of the 1/8 teaspoon at most. Null below 1/16 teaspoon, above 1000 cups
 * (without a cup: 16 tablespoons), and for what is not a number.
 */
export function measurerFor(sizes: MeasureSizes): Measurer {
  const key = [sizes.cup, sizes.tablespoon, sizes.teaspoon].join();
  const measure = measurers.get(key) ?? buildMeasurer(sizes);
  if (!measurers.has(key) && measurers.size >= MAX_CACHED_SETS) measurers.clear();
  measurers.set(key, measure);
  return measure;
}
