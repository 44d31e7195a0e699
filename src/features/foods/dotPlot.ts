/** A published weight of a measure. */
export interface PlotFigure {
  name: string;
  grams: number;
  /** Whether the site uses this figure. */
  used: boolean;
}

interface PlotDot extends PlotFigure {
  /** Percent of the plot's width. */
  x: number;
  /** In lines from the top. */
  y: number;
  /** The side of the dot with more room, where its name goes. The weight goes on the other. */
  nameAfter: boolean;
}

interface PlotRow {
  /** In lines from the top: the row's title. */
  title: number;
  /** From the lowest to the highest dot, in percent and lines; null for a single weight. */
  band: { x: number; width: number; y: number; height: number } | null;
  dots: readonly PlotDot[];
}

export interface DotPlot {
  rows: readonly PlotRow[];
  ticks: readonly { grams: number; x: number }[];
  /** In lines from the top: the axis, and the end of the picture. */
  axis: number;
  height: number;
}

/** Share of the width that holds all dots, so that there is room for labels on both sides. */
const DOTS_SHARE = 0.62;
/** The minimum span of the axis, as a share of the weight, so that small differences look small. */
const MIN_SPAN = 0.4;
/** The maximum number of steps on the axis. */
const MAX_STEPS = 5;
/** Ticks keep this distance from the ends, as a share of the width. */
const EDGE_MARGIN = 0.06;

/** In lines: above a row's title, the title, and below the last row. */
const GAP_LINES = 0.6;
const TITLE_LINES = 1.5;
const BELOW_LINES = 0.4;
const AXIS_LINES = 1.2;

/** The smallest number of at least `minimum` that is 1, 2, 2.5 or 5 times a power of ten. */
export function roundUpStep(minimum: number): number {
  const power = 10 ** Math.floor(Math.log10(minimum));
  return ([1, 2, 2.5, 5].find((step) => step * power >= minimum * (1 - 1e-9)) ?? 10) * power;
}

/** The visible part of the axis, in grams. Its start may be below zero, where there are no ticks. */
function computeAxis(weights: readonly number[]): { from: number; span: number } {
  const lowest = Math.min(...weights);
  const highest = Math.max(...weights);
  const middle = (lowest + highest) / 2;
  const span = Math.max((highest - lowest) / DOTS_SHARE, middle * MIN_SPAN);
  return { from: middle - span / 2, span };
}

function computeTicks({ from, span }: { from: number; span: number }) {
  const step = roundUpStep(span / MAX_STEPS);
  const first = Math.ceil(Math.max(0, from + span * EDGE_MARGIN) / step);
  const last = Math.floor((from + span * (1 - EDGE_MARGIN)) / step);
  return Array.from({ length: last - first + 1 }, (_, index) => {
    const grams = (first + index) * step;
    return { grams, x: ((grams - from) / span) * 100 };
  });
}

/**
 * The layout of a dot plot: a row for each way to fill the cup, in it a line for each weight, the lightest first.
 * Horizontally in percent, so that it fits any width; vertically in lines, so that it grows with the text. As no two
 * names share a line, none collide. Rows must not be empty.
 */
export function layOutDotPlot(ways: readonly (readonly PlotFigure[])[]): DotPlot {
  const axis = computeAxis(ways.flat().map(({ grams }) => grams));
  const at = (grams: number) => ((grams - axis.from) / axis.span) * 100;
  let line = 0;
  const rows = ways.map((figures): PlotRow => {
    // A single way needs no title.
    const head = ways.length > 1 ? TITLE_LINES : 0;
    const title = line + GAP_LINES + head / 2;
    const top = line + GAP_LINES + head;
    const sorted = [...figures].sort((a, b) => a.grams - b.grams);
    line = top + sorted.length;
    const dots = sorted.map((figure, index) => {
      const x = at(figure.grams);
      return { ...figure, x, y: top + index + 0.5, nameAfter: x <= 50 };
    });
    const [first, last] = [dots[0], dots.at(-1)];
    const wide = first && last && last.x > first.x;
    return {
      title,
      dots,
      band: wide ? { x: first.x, width: last.x - first.x, y: top, height: dots.length } : null,
    };
  });
  return {
    rows,
    ticks: computeTicks(axis),
    axis: line + BELOW_LINES,
    height: line + BELOW_LINES + AXIS_LINES,
  };
}
