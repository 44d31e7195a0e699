import { phraseAt } from '../../language/lexicon.ts';
import { skipSpace } from '../../language/tokens.ts';
import type { LengthId } from '../../units/measureWords.ts';
import type { Source } from '../source.ts';
import { addAmounts, joinAmounts } from './compound.ts';
import {
  type Finding,
  isMeasured,
  type LengthFinding,
  type MeasuredFinding,
  mayStartNumber,
  type TemperatureFinding,
  wordBefore,
} from './finding.ts';
import { findingAt } from './scan.ts';
import { isDifference, ovenScale } from './temperatures.ts';

export type WithUnit<Found extends { unit: unknown }> = Found & { unit: NonNullable<Found['unit']> };

/** A quantity that a cook may want in other units; degrees may lack their scale. */
export type MentionFinding = MeasuredFinding | WithUnit<LengthFinding> | TemperatureFinding;
/** The same with a scale for degrees. */
export type ScaledFinding = MeasuredFinding | WithUnit<LengthFinding> | WithUnit<TemperatureFinding>;

const MAX_PAN_DISTANCE = 10;

/** Sides without a unit near a pan: `9x13 pan` means inches, `20 x 30` centimeters. */
function impliedLength({ tokens, lexicon }: Source, found: LengthFinding): LengthId | null {
  const [shortest, longest] = [Math.min(...found.values), Math.max(...found.values)];
  const near = tokens.slice(Math.max(0, found.from - MAX_PAN_DISTANCE), found.to + MAX_PAN_DISTANCE);
  const pan = near.some(({ key }) => lexicon.list.pans.map.has(key));
  const inches = shortest >= 1 && longest >= 5 && longest <= 20;
  if (!pan) return null;
  const { barePan } = lexicon.words.grammar;
  if (barePan === 'inch' && inches) return 'inch';
  if (shortest >= 15 && longest <= 60) return 'cm';
  return barePan === 'small in inches' && shortest >= 8 && longest <= 14 ? 'inch' : null;
}

/** Whether a number word starts an amount: `a cup of milk`, but not `in a cup`. */
function isAmountInWords({ tokens, lexicon }: Source, found: Finding): boolean {
  if (found.as !== 'article') return true;
  const after = skipSpace(tokens, found.to);
  // `mit einem Esslöffel Nocken abstechen` refers to a tool
  if (lexicon.list.tools.map.has(wordBefore(tokens, found.from)?.key ?? '')) return false;
  if (lexicon.words.writing.capitalNouns)
    return /^\p{Lu}/u.test(tokens[after]?.text ?? '') && tokens[after]?.kind === 'word';
  return phraseAt(tokens, after, lexicon.list.of) !== null;
}

/** `every inch`, `chaque centimètre`. */
function everyLength({ tokens, lexicon }: Source, at: number): LengthFinding | null {
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

function asLength(source: Source, found: LengthFinding): MentionFinding | null {
  const unit = found.unit ?? impliedLength(source, found);
  return unit && { ...found, unit };
}

/** The finding as a mention; null if it is something else. */
function asMention(
  source: Source,
  found: Finding,
  before: MentionFinding | undefined,
): MentionFinding | null {
  if (found.kind === 'other') return null;
  if (found.kind === 'temperature') return isDifference(source, found) ? null : found;
  if (found.values.includes(0)) return null;
  if (found.kind === 'length') return asLength(source, found);
  // The cups of a muffin tin are counted
  const { tokens, lexicon } = source;
  const next = tokens[skipSpace(tokens, found.to)]?.key ?? '';
  if (found.unit === 'cup' && lexicon.list.cupTins.map.has(next)) return null;
  const oven = ovenScale(source, found, before);
  if (oven) return { ...found, kind: 'temperature', unit: oven };
  return isMeasured(found) && isAmountInWords(source, found) ? found : null;
}

function findingsOf(source: Source): MentionFinding[] {
  const { tokens } = source;
  const scan = { ...source, inLine: false };
  const found: MentionFinding[] = [];
  for (let at = 0; at < tokens.length; at++) {
    if (!mayStartNumber(tokens, at)) continue;
    const number = findingAt(scan, at);
    const isWord = tokens[at]?.kind === 'word' && (number === null || number.kind === 'amount');
    const chosen = (isWord ? everyLength(source, at) : null) ?? number;
    if (!chosen) continue;
    const mention = asMention(source, chosen, found.at(-1));
    if (mention) found.push(mention);
    // A number word that is not a mention may hide one: `one 9-inch pan`
    if (mention || chosen.as === 'digits') at = chosen.to - 1;
  }
  return found;
}

/** `1 lb 2 oz`, `2 lb. 3 oz.` and `3/4 cup plus 2 tbsp` are one amount each, in the first unit. */
function asSum(source: Source, last: MentionFinding, more: MentionFinding): MentionFinding | null {
  if (last.kind !== 'amount' || more.kind !== 'amount' || more.values.length !== 1) return null;
  const { tokens } = source;
  // `1 cup, 2 tbsp at a time` are two
  if (tokens.slice(last.to, more.from).some(({ key }) => key === ',')) return null;
  const whole = joinAmounts(source, last, more) ?? addAmounts(source, last, more);
  return (
    whole && {
      ...whole,
      numbers: [...last.numbers, ...more.numbers],
      units: [...last.units, ...more.units],
    }
  );
}

/** All numbers of a sentence that a cook may want in other units, in order; a sum is one. */
export function mentionFindings(source: Source): MentionFinding[] {
  const result: MentionFinding[] = [];
  for (const next of findingsOf(source)) {
    const last = result.at(-1);
    const whole = last ? asSum(source, last, next) : null;
    if (whole) result[result.length - 1] = whole;
    else result.push(next);
  }
  return result;
}
