import { measureText, numberOfUnit, unitText } from '../../language/writing/measureText.ts';
import type { ShownMeasure } from '../../rounding/shownMeasure.ts';
import type { Mention } from '../findings/figures.ts';
import type { Source } from '../source.ts';
import { type Edit, skipDot, skipParenthesis } from './edits.ts';

/** A converted quantity: one measure, or several to add up. */
export type ShownMeasures = readonly ShownMeasure<string>[];

/** A mention that becomes one measure, as text. */
interface Written {
  mention: Mention;
  numbers: readonly string[];
  /** The unit's name, and its id. */
  unit: string;
  id: string;
}

const areSame = (numbers: readonly string[]) => numbers.every((number) => number === numbers[0]);

/** Whether each number and unit can be replaced where it is. Scaled, one replaces both figures of `100 g (3.5 oz)`. */
const isPlain = ({ mention, numbers }: Written) =>
  mention.twin === null &&
  mention.numbers.length === numbers.length &&
  !(areSame(numbers) && numbers.length > 1 && !mention.sides);

/** Replaces a whole mention. */
function wholeEdit(source: Source, mention: Mention, shown: string): Edit {
  const { text } = source;
  // `every inch` has no number to replace
  const start = mention.numbers.length === 0 ? (mention.units[0]?.start ?? mention.start) : mention.start;
  const open = /[([][^)\]]*$/.test(text.slice(mention.start, mention.end));
  const dot = skipDot(source, mention.end, false);
  return { start, end: open ? skipParenthesis(text, dot) : dot, text: shown };
}

/** `8-inch tin`: the hyphenated unit; null where it is written apart, as in `2 inches thick`. */
function hyphenatedInch({ text, lexicon }: Source, { mention, id }: Written): Edit | null {
  const [only, more] = mention.units;
  if (id !== 'inch' || !only || more) return null;
  const noun = /^[\s-]*(\p{L}+)/u.exec(text.slice(only.end))?.[1]?.toLowerCase();
  if (!noun || !lexicon.words.sized.some((word) => noun.startsWith(word))) return null;
  return { start: mention.numbers.at(-1)?.end ?? only.start, end: only.end, text: '-inch' };
}

/** Replaces the units, or adds one after the last number if there is none. */
function unitEdits(source: Source, { mention, unit }: Written): Edit[] {
  const { text } = source;
  const isDegrees = unit.startsWith('°');
  const last = mention.numbers.at(-1);
  if (mention.units.length === 0)
    return last ? [{ start: last.end, end: last.end, text: `${isDegrees ? '' : ' '}${unit}` }] : [];
  return mention.units.map((span) => {
    const glued = /[^\s-]/.test(text.charAt(span.start - 1)) && !isDegrees;
    const gap = /[\p{L}×]/u.test(text.charAt(span.end)) ? ' ' : '';
    return { ...span, end: skipDot(source, span.end, false), text: `${glued ? ' ' : ''}${unit}${gap}` };
  });
}

/** All of a mention as one number with its unit: the sides of a pan, or both figures of `100 g (3.5 oz)`. */
function oneMeasure({ mention, numbers, unit }: Written): string {
  const number = areSame(numbers) ? (numbers[0] ?? '') : numbers.join(mention.sides ? ' x ' : '–');
  return `${number}${unit.startsWith('°') ? '' : ' '}${unit}`;
}

/** The edits that convert a mention, keeping the signs and words inside it where it stays one measure. */
export function mentionEdits(source: Source, mention: Mention, to: ShownMeasures): Edit[] {
  const writing = source.lexicon.words.writing;
  const [first, ...more] = to;
  if (!first || more.length > 0) return [wholeEdit(source, mention, measureText(to, writing))];
  const { unit: id, values } = first;
  const numbers = values.map((value) => numberOfUnit(value, id, writing));
  const written: Written = { mention, numbers, unit: unitText(id, Math.max(...values), writing), id };
  if (!isPlain(written)) return [wholeEdit(source, mention, oneMeasure(written))];
  const inch = hyphenatedInch(source, written);
  return [
    ...mention.numbers.map((span, index) => ({ ...span, text: numbers[index] ?? '' })),
    ...(inch ? [inch] : unitEdits(source, written)),
  ];
}
