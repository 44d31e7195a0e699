import { numberText } from '../../language/numberText.ts';
import { unitText } from '../../language/unitText.ts';
import { US_ONLY_MEASURES } from '../../units/measureWords.ts';
import type { Mention } from '../findings/findMentions.ts';
import type { Source } from '../source.ts';
import { type Edit, pastDot, pastParenthesis } from './edits.ts';
import type { Rounded } from './rounding.ts';

/** What a mention becomes, in words. */
interface Shown {
  mention: Mention;
  numbers: readonly string[];
  unit: string;
  to: Rounded;
}

/** Units beside those of US kitchens whose numbers are written in fractions. */
const IN_FRACTIONS: ReadonlySet<string> = new Set<string>([...US_ONLY_MEASURES, 'tbsp', 'tsp']);

const usesFractions = ({ kind }: Mention, { unit }: Rounded) =>
  kind === 'amount' ? IN_FRACTIONS.has(unit) : kind === 'length' && unit !== 'cm';

const areSame = (numbers: readonly string[]) => numbers.every((number) => number === numbers[0]);

/** Whether each number and unit can be replaced where it is. Scaled, one replaces both figures of `100 g (3.5 oz)`. */
const isPlain = ({ mention, numbers }: Shown) =>
  mention.twin === null &&
  mention.numbers.length === numbers.length &&
  !(areSame(numbers) && numbers.length > 1 && !mention.sides);

/** One amount in place of all of a mention. */
function wholeEdit({ text }: Source, { mention, numbers, unit, to }: Shown): Edit {
  const gap = to.unit === 'C' || to.unit === 'F' ? '' : ' ';
  // `every inch` has no number to replace
  const start = mention.numbers.length === 0 ? (mention.units[0]?.start ?? mention.start) : mention.start;
  const number = areSame(numbers) ? (numbers[0] ?? '') : numbers.join(mention.sides ? ' x ' : '–');
  const open = /[([][^)\]]*$/.test(text.slice(mention.start, mention.end));
  const dot = pastDot(text, mention.end, false);
  return { start, end: open ? pastParenthesis(text, dot) : dot, text: `${number}${gap}${unit}` };
}

/** Nouns that English sizes are hyphenated before: `8-inch tin`, but `2 inches thick`. */
const SIZED =
  /^[\s-]*(?:round|square|springform|cake|loaf|tart|pie|baking|frying|skillet|pan|tin|dish|tray|ring|plate|piece|slice|cube|chunk|strip|circle|ball)/i;

/** `8-inch tin`: the hyphenated unit; null where it is written apart. */
function hyphenatedInch({ text, lexicon }: Source, { mention, to }: Shown): Edit | null {
  const [only, more] = mention.units;
  if (to.unit !== 'inch' || lexicon.language !== 'en' || !only || more) return null;
  if (!SIZED.test(text.slice(only.end))) return null;
  return { start: mention.numbers.at(-1)?.end ?? only.start, end: only.end, text: '-inch' };
}

/** The units in place of the written ones, or behind the last number if none is written. */
function unitEdits({ text }: Source, { mention, unit }: Shown): Edit[] {
  const isDegrees = unit.startsWith('°');
  const last = mention.numbers.at(-1);
  if (mention.units.length === 0)
    return last ? [{ start: last.end, end: last.end, text: `${isDegrees ? '' : ' '}${unit}` }] : [];
  return mention.units.map((span) => {
    const glued = /[^\s-]/.test(text.charAt(span.start - 1)) && !isDegrees;
    const gap = /[\p{L}×]/u.test(text.charAt(span.end)) ? ' ' : '';
    return { ...span, end: pastDot(text, span.end, false), text: `${glued ? ' ' : ''}${unit}${gap}` };
  });
}

/** The edits that convert a mention, keeping the signs and words inside it. */
export function mentionEdits(source: Source, mention: Mention, to: Rounded): Edit[] {
  const { language } = source.lexicon;
  const numbers = to.values.map((value) => numberText(value, language, usesFractions(mention, to)));
  const shown: Shown = { mention, numbers, unit: unitText(to.unit, Math.max(...to.values), language), to };
  if (!isPlain(shown)) return [wholeEdit(source, shown)];
  const inch = hyphenatedInch(source, shown);
  return [
    ...mention.numbers.map((span, index) => ({ ...span, text: numbers[index] ?? '' })),
    ...(inch ? [inch] : unitEdits(source, shown)),
  ];
}
