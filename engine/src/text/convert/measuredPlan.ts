import { measureText } from '../../language/writing/measureText.ts';
import type { ShownMeasure } from '../../rounding/shownMeasure.ts';
import {
  MEASURES,
  METRIC_ONLY_MEASURES,
  type MeasureId,
  US_ONLY_MEASURES,
} from '../../units/measureWords.ts';
import type { LineAmount } from '../line/readLine.ts';
import { type Edit, skipDot, skipParenthesis } from './edits.ts';
import { repeatsWholeSum } from './figuresAgree.ts';
import { type FoodLine, isMeasuredAmount, type MeasuredAmount } from './foodLine.ts';
import { isAfterFood, removeFigure } from './laterFigures.ts';
import { type BaseQuantity, sumAmounts } from './lineQuantity.ts';
import { convertToTarget, hasOtherSize, isFewSpoons, type LineFood } from './lineTarget.ts';
import { eachSuffix, figureText } from './lineWords.ts';
import { showInSystem } from './showMeasures.ts';

/** The edits of a line, and the range in grams by source if a volume becomes a weight. */
export interface LinePlan {
  edits: Edit[];
  range: readonly [number, number] | null;
}

export const NO_CHANGES: LinePlan = { edits: [], range: null };

/** Converts a single amount, independent of the others. */
export function standaloneEdit({ line, food, options }: FoodLine, amount: LineAmount): Edit[] {
  const { lexicon } = line;
  const base = sumAmounts([amount], options);
  const shown =
    base && isMeasuredAmount(amount) ? convertToTarget({ unit: amount.unit, base, food }, options) : null;
  if (!shown) return [];
  const changed = measureText(shown, lexicon.words.writing) + eachSuffix(line, amount);
  return [{ start: amount.start, end: skipDot(line, amount.end, true), text: changed }];
}

function rangeOf(
  base: BaseQuantity,
  [result]: readonly ShownMeasure[],
  food: LineFood | null,
): LinePlan['range'] {
  const weighed = base.kind === 'volume' && (result?.unit === 'g' || result?.unit === 'kg');
  if (!weighed || food?.low === undefined || food.high === undefined) return null;
  return [Math.round((base.values[0] ?? 0) * food.low), Math.round((base.values.at(-1) ?? 0) * food.high)];
}

/** The figures of a line whose first amount has a unit. */
interface Figures extends FoodLine {
  main: MeasuredAmount;
  /** Amounts added to it, right beside it. */
  plus: readonly LineAmount[];
  /** Figures that repeat it: those beside it, and all that repeat the whole amount. */
  near: readonly MeasuredAmount[];
  known: readonly MeasuredAmount[];
  /** Figures after the food. */
  later: readonly MeasuredAmount[];
  /** The measures of the target system. */
  wanted: ReadonlySet<MeasureId>;
}

function figuresOf(subject: FoodLine, main: MeasuredAmount): Figures {
  const { line, options } = subject;
  const others = line.read.amounts.slice(1);
  const measured = others.filter(isMeasuredAmount);
  const later = measured.filter((amount) => amount.role !== 'size' && isAfterFood(line.read, amount));
  const plus = others.filter(
    (amount) => amount.role === 'plus' && !(isMeasuredAmount(amount) && later.includes(amount)),
  );
  const twins = measured.filter(({ role }) => role === 'alt');
  const near = twins.filter((amount) => !later.includes(amount));
  // `1 cup flour plus 2 tbsp (140 g)`: the total weight is not that of the cup, nor that of a part the total's.
  const candidates = later.some(({ role }) => role === 'plus') ? near : twins;
  const known = candidates.filter(
    (amount) => plus.every(({ start }) => start < amount.start) && repeatsWholeSum(subject, amount),
  );
  const wanted = options.system === 'metric' ? METRIC_ONLY_MEASURES : US_ONLY_MEASURES;
  return { ...subject, main, plus, near, known, later, wanted };
}

/** Edits figures after the food: repetitions are removed, added amounts converted. */
const laterEdits = ({ line, food, options, later }: Figures): Edit[] =>
  later.flatMap((amount): Edit[] => {
    const removal = amount.role === 'alt' ? removeFigure(line, amount, later) : null;
    return removal
      ? [removal]
      : standaloneEdit({ line, food: amount.role === 'plus' ? food : null, options }, amount);
  });

/** The end of the first amount with all figures beside it, which would contradict the converted one. */
function amountEnd({ line, main, plus, near }: Figures): number {
  const sumEnd = plus.reduce((last, { end }) => Math.max(last, end), main.end);
  const past = (end: number) => skipParenthesis(line.text, skipDot(line, end, true), main.start);
  return skipDot(
    line,
    near.reduce((furthest, { end }) => Math.max(furthest, past(end)), sumEnd),
    true,
  );
}

/** A figure that the recipe itself gives in the target system. */
const readyFigure = ({ known, wanted, options }: Figures) =>
  options.system === 'written'
    ? undefined
    : known.find(({ unit }) => wanted.has(unit) && !hasOtherSize(unit, options));

/** A weight that the recipe gives, which beats a computed one. Not for liquids, whose ounces may be fluid. */
function statedWeight({ main, known, food, options }: Figures): MeasuredAmount | undefined {
  const isWeighed =
    options.system === 'metric' && food && !food.liquid && MEASURES[main.unit].kind === 'volume';
  return isWeighed ? known.find(({ unit }) => unit === 'oz' || unit === 'lb') : undefined;
}

/** Replaces the first amount by a figure that the recipe gives. */
function planByFigure(figures: Figures, figure: MeasuredAmount): LinePlan {
  const { line, main, plus, later, options } = figures;
  const { system, factor } = options;
  // `1 tsp salt (5 g)`: cooks have the spoon anyway.
  const statedQuantity = sumAmounts([main, ...plus], options);
  if (factor === 1 && statedQuantity && isFewSpoons(main.unit, statedQuantity, options)) return NO_CHANGES;
  const base = sumAmounts([figure], options);
  const isRemoved = !later.includes(figure) || removeFigure(line, figure, later) !== null;
  // `1 lb potatoes, 450 g when peeled` already has it.
  if (!base || (!isRemoved && factor === 1)) return NO_CHANGES;
  const isReady = factor === 1 && figure === readyFigure(figures);
  const shown = showInSystem(system === 'us' ? 'us' : 'metric', base, options.jug);
  const text = isReady ? figureText(line, figure) : measureText(shown, line.lexicon.words.writing);
  const edit = { start: main.start, end: amountEnd(figures), text };
  return { edits: [edit, ...laterEdits(figures)], range: null };
}

/** The parts of a sum, each in the target system if the recipe gives it: `3/4 cup (180 ml) plus 2 tbsp (30 ml)`. */
function bestParts({ main, plus, near, wanted }: Figures): LineAmount[] {
  const parts = [main, ...plus];
  return parts.map((part, index) => {
    const next = parts[index + 1]?.start ?? Number.POSITIVE_INFINITY;
    const statedAmount = near.find(({ start }) => start > part.start && start < next);
    return plus.length > 0 && statedAmount && wanted.has(statedAmount.unit) ? statedAmount : part;
  });
}

/** Replaces the first amount and those added to it by a computed sum. */
function planBySum(figures: Figures, sizes: readonly Edit[]): LinePlan {
  const { line, main, plus, food, options } = figures;
  const base = sumAmounts(bestParts(figures), options) ?? sumAmounts([main, ...plus], options);
  // `200 g + 3 tbsp sugar`: two amounts
  if (!base)
    return { edits: [main, ...plus].flatMap((amount) => standaloneEdit(figures, amount)), range: null };
  const shown = convertToTarget({ unit: main.unit, base, food }, options);
  if (!shown) return { edits: [...sizes], range: null };
  const text = measureText(shown, line.lexicon.words.writing) + eachSuffix(line, main);
  const edit = { start: main.start, end: amountEnd(figures), text };
  return { edits: [edit, ...laterEdits(figures), ...sizes], range: rangeOf(base, shown, food) };
}

/** Plans a line whose first amount has a unit. `sizes` are the edits for cans and packages. */
export function measuredPlan(subject: FoodLine, main: MeasuredAmount, sizes: readonly Edit[]): LinePlan {
  const figures = figuresOf(subject, main);
  const figure = figures.wanted.has(main.unit) ? undefined : (readyFigure(figures) ?? statedWeight(figures));
  return figure ? planByFigure(figures, figure) : planBySum(figures, sizes);
}
