import { measureText } from '../../language/writing/measureText.ts';
import type { ShownMeasure } from '../../rounding/shownMeasure.ts';
import {
  MEASURES,
  METRIC_ONLY_MEASURES,
  type MeasureId,
  US_ONLY_MEASURES,
} from '../../units/measureWords.ts';
import type { LineAmount } from '../line/readLine.ts';
import { type Edit, pastDot, pastParenthesis } from './edits.ts';
import { isOfAll } from './figuresAgree.ts';
import { type FoodLine, isMeasuredAmount, type MeasuredAmount } from './foodLine.ts';
import { isLater, withoutFigure } from './laterFigures.ts';
import { type Base, sumOf } from './lineBase.ts';
import { isFewSpoons, isForeign, type LineFood, target } from './lineTarget.ts';
import { eachOf, figureOf } from './lineWords.ts';
import { inSystem } from './ownMeasures.ts';

/** What changes in a line; grams by the lowest and the highest source, if a volume becomes a weight. */
export interface LinePlan {
  edits: Edit[];
  range: readonly [number, number] | null;
}

export const NOTHING: LinePlan = { edits: [], range: null };

/** An amount by itself, in the wanted system. */
export function ownEdit({ line, food, options }: FoodLine, amount: LineAmount): Edit[] {
  const { lexicon } = line;
  const base = sumOf([amount], options);
  const shown = base && isMeasuredAmount(amount) ? target({ unit: amount.unit, base, food }, options) : null;
  if (!shown) return [];
  const changed = measureText(shown, lexicon.words.writing) + eachOf(line, amount);
  return [{ start: amount.start, end: pastDot(line, amount.end, true), text: changed }];
}

function rangeOf(base: Base, [result]: readonly ShownMeasure[], food: LineFood | null): LinePlan['range'] {
  const weighed = base.kind === 'volume' && (result?.unit === 'g' || result?.unit === 'kg');
  if (!weighed || food?.low === undefined || food.high === undefined) return null;
  return [Math.round((base.values[0] ?? 0) * food.low), Math.round((base.values.at(-1) ?? 0) * food.high)];
}

/** The figures of a line whose first amount has a unit. */
interface Figures extends FoodLine {
  main: MeasuredAmount;
  /** More of it beside it. */
  plus: readonly LineAmount[];
  /** The same again: beside it, and those of them all that say the whole amount. */
  near: readonly MeasuredAmount[];
  known: readonly MeasuredAmount[];
  /** Behind the food. */
  later: readonly MeasuredAmount[];
  /** The measures of the wanted system. */
  wanted: ReadonlySet<MeasureId>;
}

function figuresOf(subject: FoodLine, main: MeasuredAmount): Figures {
  const { line, options } = subject;
  const others = line.read.amounts.slice(1);
  const measured = others.filter(isMeasuredAmount);
  const later = measured.filter((amount) => amount.role !== 'size' && isLater(line.read, amount));
  const plus = others.filter(
    (amount) => amount.role === 'plus' && !(isMeasuredAmount(amount) && later.includes(amount)),
  );
  const twins = measured.filter(({ role }) => role === 'alt');
  const near = twins.filter((amount) => !later.includes(amount));
  // `1 cup flour plus 2 tbsp (140 g)`: the total weight is not that of the cup, nor that of a part the total's.
  const candidates = later.some(({ role }) => role === 'plus') ? near : twins;
  const known = candidates.filter(
    (amount) => plus.every(({ start }) => start < amount.start) && isOfAll(subject, amount),
  );
  const wanted = options.system === 'metric' ? METRIC_ONLY_MEASURES : US_ONLY_MEASURES;
  return { ...subject, main, plus, near, known, later, wanted };
}

/** Changes figures behind the food: what says the amount again is left out, more of it is converted. */
const laterEdits = ({ line, food, options, later }: Figures): Edit[] =>
  later.flatMap((amount): Edit[] => {
    const gone = amount.role === 'alt' ? withoutFigure(line, amount, later) : null;
    return gone ? [gone] : ownEdit({ line, food: amount.role === 'plus' ? food : null, options }, amount);
  });

/** The end of the first amount with all that is beside it: the line's other figures would contradict the new one. */
function amountEnd({ line, main, plus, near }: Figures): number {
  const sumEnd = plus.reduce((last, { end }) => Math.max(last, end), main.end);
  const past = (end: number) => pastParenthesis(line.text, pastDot(line, end, true), main.start);
  return pastDot(
    line,
    near.reduce((most, { end }) => Math.max(most, past(end)), sumEnd),
    true,
  );
}

/** The figure of the recipe itself in the wanted system, to be used as it is. */
const readyFigure = ({ known, wanted, options }: Figures) =>
  options.system === 'written'
    ? undefined
    : known.find(({ unit }) => wanted.has(unit) && !isForeign(unit, options));

/** The recipe's own weight beats one computed from the table; ounces of a liquid may be fluid. */
function ownWeight({ main, known, food, options }: Figures): MeasuredAmount | undefined {
  const isWeighed =
    options.system === 'metric' && food && !food.liquid && MEASURES[main.unit].kind === 'volume';
  return isWeighed ? known.find(({ unit }) => unit === 'oz' || unit === 'lb') : undefined;
}

/** The line with the recipe's own figure in place of the first amount. */
function planByFigure(figures: Figures, figure: MeasuredAmount): LinePlan {
  const { line, main, plus, later, options } = figures;
  const { system, factor } = options;
  // `1 tsp salt (5 g)`: cooks have the spoon anyway.
  const own = sumOf([main, ...plus], options);
  if (factor === 1 && own && isFewSpoons(main.unit, own, options)) return NOTHING;
  const base = sumOf([figure], options);
  const isGone = !later.includes(figure) || withoutFigure(line, figure, later) !== null;
  // `1 lb potatoes, 450 g when peeled` already has it.
  if (!base || (!isGone && factor === 1)) return NOTHING;
  const isReady = factor === 1 && figure === readyFigure(figures);
  const shown = inSystem(system === 'us' ? 'us' : 'metric', base);
  const text = isReady ? figureOf(line, figure) : measureText(shown, line.lexicon.words.writing);
  const edit = { start: main.start, end: amountEnd(figures), text };
  return { edits: [edit, ...laterEdits(figures)], range: null };
}

/** The parts of a sum, each in the wanted system where the recipe says it: `3/4 cup (180 ml) plus 2 tbsp (30 ml)`. */
function bestParts({ main, plus, near, wanted }: Figures): LineAmount[] {
  const parts = [main, ...plus];
  return parts.map((part, index) => {
    const next = parts[index + 1]?.start ?? Number.POSITIVE_INFINITY;
    const own = near.find(({ start }) => start > part.start && start < next);
    return plus.length > 0 && own && wanted.has(own.unit) ? own : part;
  });
}

/** The line with the first amount and what is added to it computed. */
function planBySum(figures: Figures, sizes: readonly Edit[]): LinePlan {
  const { line, main, plus, food, options } = figures;
  const base = sumOf(bestParts(figures), options) ?? sumOf([main, ...plus], options);
  // `200 g + 3 tbsp sugar`: two amounts
  if (!base) return { edits: [main, ...plus].flatMap((amount) => ownEdit(figures, amount)), range: null };
  const shown = target({ unit: main.unit, base, food }, options);
  if (!shown) return { edits: [...sizes], range: null };
  const text = measureText(shown, line.lexicon.words.writing) + eachOf(line, main);
  const edit = { start: main.start, end: amountEnd(figures), text };
  return { edits: [edit, ...laterEdits(figures), ...sizes], range: rangeOf(base, shown, food) };
}

/** What changes in a line whose first amount has a unit. `sizes` are the edits of cans and packages. */
export function measuredPlan(subject: FoodLine, main: MeasuredAmount, sizes: readonly Edit[]): LinePlan {
  const figures = figuresOf(subject, main);
  const figure = figures.wanted.has(main.unit) ? undefined : (readyFigure(figures) ?? ownWeight(figures));
  return figure ? planByFigure(figures, figure) : planBySum(figures, sizes);
}
