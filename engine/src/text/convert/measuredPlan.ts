import { lexiconOf } from '../../language/lexicons.ts';
import { measureText } from '../../language/writing/measureText.ts';
import { writingOf } from '../../language/writing/writings.ts';
import type { ShownMeasure } from '../../rounding/shownMeasure.ts';
import { isMeasure, MEASURES, type MeasureId } from '../../units/measureWords.ts';
import type { LineAmount } from '../line/readLine.ts';
import { type Edit, pastDot, pastParenthesis } from './edits.ts';
import { isOfAll } from './figuresAgree.ts';
import { isLater, withoutFigure } from './laterFigures.ts';
import { type Base, bestParts, sumOf } from './lineBase.ts';
import { isFewSpoons, isForeign, type LineFood, target } from './lineTarget.ts';
import { type LinePlan, type LineTask, ownEdit, wantedMeasures } from './lineTask.ts';
import { eachOf, figureOf } from './lineWords.ts';
import { inSystem } from './ownMeasures.ts';

/** A line's first amount, in a measure. */
export type MeasuredAmount = LineAmount & { unit: MeasureId };

/** The figures of a line by what they say. */
interface Figures {
  main: MeasuredAmount;
  /** More of it, right beside: `1 cup plus 2 tbsp`. */
  plus: readonly LineAmount[];
  /** The same again, right beside. */
  near: readonly LineAmount[];
  /** Figures behind the food. */
  later: readonly LineAmount[];
  /** Those that say the whole amount again. */
  known: readonly LineAmount[];
}

function figuresOf({ read, food, options }: LineTask, main: MeasuredAmount): Figures {
  const [, ...others] = read.amounts;
  const later = others.filter((one) => isMeasure(one.unit) && one.role !== 'size' && isLater(read, one));
  const plus = others.filter((one) => one.role === 'plus' && !later.includes(one));
  const twins = others.filter((one) => one.role === 'alt' && isMeasure(one.unit));
  const near = twins.filter((one) => !later.includes(one));
  // `1 cup flour plus 2 tbsp (140 g)`: the total weight is not that of the cup, nor that of a part the total's.
  const known = (later.some(({ role }) => role === 'plus') ? near : twins).filter(
    (one) => plus.every(({ start }) => start < one.start) && isOfAll(read, one, food, options.sizes),
  );
  return { main, plus, near, later, known };
}

const withoutLater = ({ text, language }: LineTask, { later }: Figures, figure: LineAmount) =>
  withoutFigure(text, figure, later, lexiconOf(language));

/** Figures behind the food go where they only say the amount again, and are converted elsewhere. */
const laterEdits = (task: LineTask, figures: Figures): Edit[] =>
  figures.later.flatMap((one): Edit[] => {
    const gone = one.role === 'alt' ? withoutLater(task, figures, one) : null;
    return gone ? [gone] : ownEdit(one.role === 'plus' ? task : { ...task, food: null }, one);
  });

/** Where the first figures end; the line's other ones would contradict the new one. */
function endOf(text: string, { main, plus, near }: Figures): number {
  const end = plus.reduce((last, one) => Math.max(last, one.end), main.end);
  /** The position after a unit, its dot, and the parenthesis that it closes. */
  const past = (one: LineAmount) => pastParenthesis(text, pastDot(text, one.end, true), main.start);
  return pastDot(
    text,
    near.reduce((most, one) => Math.max(most, past(one)), end),
    true,
  );
}

/** The figure of the recipe in the wanted system. */
const readyFigure = ({ options }: LineTask, { known }: Figures): LineAmount | undefined =>
  options.system === 'written'
    ? undefined
    : known.find(
        ({ unit }) => isMeasure(unit) && wantedMeasures(options).has(unit) && !isForeign(unit, options),
      );

/** The recipe's own weight beats one computed from the table; ounces of a liquid may be fluid. */
function weightFigure({ food, options }: LineTask, { main, known }: Figures): LineAmount | undefined {
  const isWeighed =
    options.system === 'metric' && food && !food.liquid && MEASURES[main.unit].kind === 'volume';
  return isWeighed ? known.find(({ unit }) => unit === 'oz' || unit === 'lb') : undefined;
}

/** What changes where the recipe gives the amount in the wanted system, or its weight. */
function twinPlan(task: LineTask, figures: Figures, twin: LineAmount): LinePlan {
  const { text, language, options } = task;
  const { main, plus, later } = figures;
  const nothing: LinePlan = { edits: [], range: null };
  // `1 tsp salt (5 g)`: cooks have the spoon anyway.
  const own = sumOf([main, ...plus], options);
  if (options.factor === 1 && own && isFewSpoons(main.unit, own, options)) return nothing;
  const base = sumOf([twin], options);
  const isGone = !later.includes(twin) || withoutLater(task, figures, twin) !== null;
  // `1 lb potatoes, 450 g when peeled` already has it.
  if (!base || (!isGone && options.factor === 1)) return nothing;
  const shown = inSystem(options.system === 'us' ? 'us' : 'metric', base);
  const written =
    options.factor === 1 && twin === readyFigure(task, figures)
      ? figureOf(text, twin, language)
      : measureText(shown, writingOf(language));
  const edit = { start: main.start, end: endOf(text, figures), text: written };
  return { edits: [edit, ...laterEdits(task, figures)], range: null };
}

function rangeOf(base: Base, [shown]: readonly ShownMeasure[], food: LineFood | null): LinePlan['range'] {
  const isWeighed = base.kind === 'volume' && (shown?.unit === 'g' || shown?.unit === 'kg');
  if (!isWeighed || food?.low === undefined || food.high === undefined) return null;
  return [Math.round((base.values[0] ?? 0) * food.low), Math.round((base.values.at(-1) ?? 0) * food.high)];
}

/** What changes in a line whose first amount has a unit. `sizeEdits` are those of cans and packages. */
export function measuredPlan(task: LineTask, main: MeasuredAmount, sizeEdits: Edit[]): LinePlan {
  const { text, language, food, options } = task;
  const figures = figuresOf(task, main);
  const { plus, near } = figures;
  const wanted = wantedMeasures(options);
  const twin = readyFigure(task, figures) ?? weightFigure(task, figures);
  if (twin && !wanted.has(main.unit)) return twinPlan(task, figures, twin);
  const base = sumOf(bestParts(main, plus, near, wanted), options) ?? sumOf([main, ...plus], options);
  // `200 g + 3 tbsp sugar`: two amounts
  if (!base) return { edits: [main, ...plus].flatMap((one) => ownEdit(task, one)), range: null };
  const shown = target(main.unit, base, food, options);
  if (!shown) return { edits: sizeEdits, range: null };
  const written = measureText(shown, writingOf(language)) + eachOf(text, main, language);
  return {
    edits: [
      { start: main.start, end: endOf(text, figures), text: written },
      ...laterEdits(task, figures),
      ...sizeEdits,
    ],
    range: rangeOf(base, shown, food),
  };
}
