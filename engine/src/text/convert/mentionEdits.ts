import type { RecipeLanguage } from '../../language/recipeWords/recipeWords.ts';
import { measureText, numberOfUnit, unitText } from '../../language/writing/measureText.ts';
import { writingOf } from '../../language/writing/writings.ts';
import type { ShownMeasure } from '../../rounding/shownMeasure.ts';
import type { Mention } from '../findings/findMentions.ts';
import { type Edit, pastDot, pastParenthesis } from './edits.ts';

/** What an amount, a length or a temperature becomes: one measure, or several in one bowl. */
export type Shown = readonly ShownMeasure<string>[];

/** The one measure of a mention, written. */
interface Written {
  unit: string;
  name: string;
  numbers: readonly string[];
}

/** Nouns that English sizes are hyphenated before: `8-inch tin`, but `2 inches thick`. */
const SIZED =
  /^[\s-]*(?:round|square|springform|cake|loaf|tart|pie|baking|frying|skillet|pan|tin|dish|tray|ring|plate|piece|slice|cube|chunk|strip|circle|ball)/i;

const isDegree = (name: string) => name.startsWith('°');

/** The whole mention, signs and words inside it included. */
function replaced(text: string, mention: Mention, shown: string): Edit {
  // `every inch` has no number to replace
  const [start = mention.start] =
    mention.numbers.length === 0 ? mention.units.map((span) => span.start) : [mention.start];
  const open = /[([][^)\]]*$/.test(text.slice(mention.start, mention.end));
  const dot = pastDot(text, mention.end, false);
  return { start, end: open ? pastParenthesis(text, dot) : dot, text: shown };
}

/** The mention's numbers and units, each for itself. */
function editsInside(text: string, { numbers: spans, units }: Mention, { name, numbers }: Written): Edit[] {
  const numberEdits = spans.map((span, index): Edit => ({ ...span, text: numbers[index] ?? '' }));
  const unitEdits = units.map((span): Edit => {
    const glued = /[^\s-]/.test(text.charAt(span.start - 1)) && !isDegree(name);
    const gap = /[\p{L}×]/u.test(text.charAt(span.end)) ? ' ' : '';
    return { ...span, end: pastDot(text, span.end, false), text: `${glued ? ' ' : ''}${name}${gap}` };
  });
  const last = spans.at(-1);
  const added = units.length === 0 && last ? `${isDegree(name) ? '' : ' '}${name}` : null;
  return [
    ...numberEdits,
    ...unitEdits,
    ...(last && added !== null ? [{ start: last.end, end: last.end, text: added }] : []),
  ];
}

/** The edits of an English size before a noun, which is hyphenated; null for others. */
function sizedEdits(
  text: string,
  { numbers: spans, units: [only, more] }: Mention,
  { numbers }: Written,
): Edit[] | null {
  if (!only || more || !SIZED.test(text.slice(only.end))) return null;
  const end = spans.at(-1)?.end ?? only.start;
  return [
    ...spans.map((span, index): Edit => ({ ...span, text: numbers[index] ?? '' })),
    { start: end, end: only.end, text: '-inch' },
  ];
}

/** The edits that convert a mention, keeping the signs and words inside it where it stays one measure. */
export function mentionEdits(text: string, mention: Mention, to: Shown, language: RecipeLanguage): Edit[] {
  const writing = writingOf(language);
  const [first, ...more] = to;
  if (!first || more.length > 0) return [replaced(text, mention, measureText(to, writing))];
  const { unit, values } = first;
  const numbers = values.map((value) => numberOfUnit(value, unit, writing));
  const name = unitText(unit, Math.max(...values), writing);
  const [one = ''] = numbers;
  const same = numbers.every((number) => number === one);
  // When scaled, both figures of `100 g (3.5 oz)` are replaced by one.
  const isPlain =
    mention.twin === null &&
    mention.numbers.length === numbers.length &&
    !(same && numbers.length > 1 && !mention.sides);
  if (!isPlain) {
    const number = same ? one : numbers.join(mention.sides ? ' x ' : '–');
    return [replaced(text, mention, `${number}${isDegree(name) ? '' : ' '}${name}`)];
  }
  const written: Written = { unit, name, numbers };
  const sized = unit === 'inch' && language === 'en' ? sizedEdits(text, mention, written) : null;
  return sized ?? editsInside(text, mention, written);
}
