import { type Lexicon, phraseAt } from '../../language/lexicon.ts';
import { skipSpace, type Token, tokensOf } from '../../language/tokens.ts';
import type { Heated } from '../../temperature/shownBy.ts';
import { added, joined as asCompound } from './compound.ts';
import { type Finding, isMeasured, type Run, wordBefore } from './finding.ts';
import { heatedAt } from './heated.ts';
import { type Group, groupTwins } from './mentionTwins.ts';
import { findingAt } from './scan.ts';
import { impliedScale, isDifference, ovenScale } from './temperatures.ts';

interface Span {
  start: number;
  end: number;
}

/** An amount, a temperature or a length in a sentence. */
export interface Mention extends Span {
  kind: 'temperature' | 'length' | 'amount';
  /** One number, the two ends of a range, or the sides of a pan. */
  values: readonly number[];
  sides: boolean;
  /** `C` or `F`, a length unit, or a measure of `units.ts`. */
  unit: string;
  /** The unit is not written: `350 degrees`, `9x13`. */
  implied: boolean;
  /** What the words around a temperature say is heated. */
  heated: Heated;
  /** The same amount is given in other units too, so it needs no conversion. */
  twin: { values: readonly number[]; unit: string } | null;
  /** The positions of the numbers and the units. */
  numbers: readonly Span[];
  units: readonly Span[];
}

/** Texts longer than this are not searched; in characters. */
const MAX_TEXT_LENGTH = 200_000;

const PAN_DISTANCE = 10;

/** Sides without a unit: `9x13 pan` means inches, `20 x 30` near a pan in other languages centimeters. */
function impliedLength(tokens: readonly Token[], found: Finding, lexicon: Lexicon): Finding | null {
  const [least, most] = [Math.min(...found.values), Math.max(...found.values)];
  const near = tokens.slice(Math.max(0, found.from - PAN_DISTANCE), found.to + PAN_DISTANCE);
  const pan = near.some(({ key }) => lexicon.list.pans.map.has(key));
  const inches = least >= 1 && most >= 5 && most <= 20;
  if (!pan) return null;
  if (lexicon.language === 'en')
    return inches ? { ...found, unit: 'inch' } : least >= 15 && most <= 60 ? { ...found, unit: 'cm' } : null;
  if (least >= 15 && most <= 60) return { ...found, unit: 'cm' };
  return lexicon.language === 'es' && least >= 8 && most <= 14 ? { ...found, unit: 'inch' } : null;
}

/** `a cup of milk` is an amount, `in a cup` is not. */
function isAmountInWords(tokens: readonly Token[], found: Finding, lexicon: Lexicon): boolean {
  if (found.as !== 'article') return true;
  const after = skipSpace(tokens, found.to);
  // `mit einem Esslöffel Nocken abstechen` refers to a tool
  if (lexicon.language === 'de' && wordBefore(tokens, found.from)?.key === 'mit') return false;
  if (lexicon.language === 'de')
    return /^\p{Lu}/u.test(tokens[after]?.text ?? '') && tokens[after]?.kind === 'word';
  return phraseAt(tokens, after, lexicon.list.of) !== null;
}

/** `every inch`, `chaque centimètre`. */
function everyLength(tokens: readonly Token[], at: number, lexicon: Lexicon): Finding | null {
  const every = phraseAt(tokens, at, lexicon.list.every);
  if (!every) return null;
  const from = skipSpace(tokens, every.next);
  const length = phraseAt(tokens, from, lexicon.lengths);
  if (!length) return null;
  return {
    kind: 'length',
    from: at,
    to: length.next,
    values: [1],
    sides: false,
    unit: length.value,
    as: 'article',
    numbers: [],
    units: [{ from, to: length.next }],
  };
}

function kept(tokens: readonly Token[], found: Finding, lexicon: Lexicon): Finding | null {
  if (found.values.some((value) => value === 0 && found.kind !== 'temperature')) return null;
  // The cups of a muffin tin are counted
  if (found.unit === 'cup' && tokens[skipSpace(tokens, found.to)]?.key === 'muffin') return null;
  const oven = found.kind === 'amount' ? ovenScale(tokens, found, lexicon) : null;
  if (oven) return { ...found, kind: 'temperature', unit: oven };
  if (found.kind === 'amount')
    return isMeasured(found) && isAmountInWords(tokens, found, lexicon) ? found : null;
  if (found.kind === 'length') return found.unit === null ? impliedLength(tokens, found, lexicon) : found;
  if (found.kind === 'temperature') return isDifference(tokens, found, lexicon) ? null : found;
  return null;
}

function findingsOf(tokens: readonly Token[], lexicon: Lexicon): Finding[] {
  const found: Finding[] = [];
  for (let at = 0; at < tokens.length; at++) {
    const token = tokens[at];
    if (!token || token.kind === 'space' || (token.kind === 'mark' && token.key !== '.')) continue;
    if (token.key === '.' && tokens[at - 1]?.kind === 'word') continue;
    const one = findingAt(tokens, at, lexicon, false);
    const every =
      one && one.kind !== 'amount' ? null : token.kind === 'word' ? everyLength(tokens, at, lexicon) : null;
    if (!one && !every) continue;
    const chosen = every ?? (one as Finding);
    const mention = kept(tokens, chosen, lexicon);
    if (mention) found.push(mention);
    // A number word that is not a mention may hide one: `one 9-inch pan`
    if (mention || chosen.as === 'digits') at = chosen.to - 1;
  }
  return found;
}

/** `1 lb 2 oz`, `2 lb. 3 oz.` and `3/4 cup plus 2 tbsp` are one amount each, in the first unit. */
function joined(tokens: readonly Token[], found: readonly Finding[], lexicon: Lexicon): Finding[] {
  const result: Finding[] = [];
  for (const one of found) {
    const last = result.at(-1);
    const amounts = last?.kind === 'amount' && one.kind === 'amount' && one.values.length === 1;
    // `1 cup, 2 tbsp at a time` are two
    const listed = last !== undefined && tokens.slice(last.to, one.from).some(({ key }) => key === ',');
    const whole =
      amounts && !listed ? (asCompound(tokens, last, one) ?? added(tokens, last, one, lexicon)) : null;
    if (whole && last)
      result[result.length - 1] = {
        ...whole,
        numbers: [...last.numbers, ...one.numbers],
        units: [...last.units, ...one.units],
      };
    else result.push(one);
  }
  return result;
}

/**
 * Finds what a cook may want in other units in a sentence. Skips times, counts, percentages, differences, years, watts,
 * gas marks and speeds. A text longer than `MAX_TEXT_LENGTH` has no mentions. Takes linear time.
 */
export function findMentions(text: string, lexicon: Lexicon): Mention[] {
  if (text.length > MAX_TEXT_LENGTH) return [];
  const tokens = tokensOf(text);
  const found = joined(tokens, findingsOf(tokens, lexicon), lexicon);
  const written = new Set(found.filter(({ kind }) => kind === 'temperature').map(({ unit }) => unit));
  const scaled = found.flatMap((one) => {
    if (one.kind !== 'temperature' || one.unit !== null) return [{ ...one, implied: false }];
    const unit = impliedScale(one.values, lexicon.language, text, written);
    return unit === null ? [] : [{ ...one, unit, implied: true }];
  });
  const impliedAt = new Map(scaled.map(({ from, implied }) => [from, implied]));
  const spanOf = ({ from, to }: Run): Span => ({
    start: tokens[from]?.start ?? 0,
    end: tokens[to - 1]?.end ?? 0,
  });
  let since = 0;
  return groupTwins(tokens, scaled, lexicon).flatMap(({ first, twins, to }: Group) => {
    const { unit, kind } = first;
    if (unit === null || kind === 'other') return [];
    const degrees = kind === 'temperature';
    const heated = degrees ? heatedAt(tokens, { from: first.from, to }, since, lexicon) : null;
    if (degrees) since = to;
    const [again] = twins.filter((twin) => twin.unit !== unit && twin.unit !== null);
    return [
      {
        ...spanOf({ from: first.from, to }),
        kind,
        values: first.values,
        sides: first.sides,
        unit,
        implied: (impliedAt.get(first.from) ?? false) || first.units.length === 0,
        heated,
        twin: again?.unit ? { values: again.values, unit: again.unit } : null,
        numbers: first.numbers.map(spanOf),
        units: first.units.map(spanOf),
      },
    ];
  });
}
