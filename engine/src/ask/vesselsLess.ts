import { tokensOf } from '../language/tokens.ts';
import { UNITS } from '../units/units.ts';
import type { AmountAnswer } from './askAnswer.ts';
import { type AskContext, likelyData } from './askContext.ts';
import type { AskLexicon } from './askLexicon.ts';
import { looseAmount } from './looseQuestion.ts';
import { joinTokens, phraseEnd, trimTokens } from './phraseRuns.ts';
import type { AskReaders } from './readers.ts';

/** What is left of an amount without another, one of them of vessels: milliliters, from the least on. */
export interface VesselsLessAnswer {
  /** The amount as it was asked; null for glasses that nobody fills to a mark. */
  of: AmountAnswer | null;
  from: readonly number[];
  less: readonly number[];
  left: readonly number[];
}

/** Milliliters of a volume; null for anything else. */
const milliliters = ({ main: { values, unit } }: AmountAnswer) =>
  UNITS[unit].kind === 'volume' ? values.map((value) => value * UNITS[unit].size) : null;

/** The words before and behind the last minus of a question; null without one. */
function splitAtMinus(question: string, { list }: AskLexicon): [before: string, after: string] | null {
  const tokens = tokensOf(question.trim());
  const ends = tokens.map(({ key }, at) => (/^[-–−]$/.test(key) ? at + 1 : phraseEnd(tokens, at, list.less)));
  const at = ends.findLastIndex((end) => end !== null);
  const text = (from: number, to?: number) => joinTokens(trimTokens(tokens.slice(from, to)));
  return at > 0 ? [text(0, at), text(ends[at] ?? 0)] : null;
}

/** Answers `1 l minus 2 glasses`; null for any other question, and where nothing may be left. */
export function vesselsLess(
  question: string,
  context: AskContext,
  readers: AskReaders,
): VesselsLessAnswer | null {
  for (const { names, words } of likelyData(question, context)) {
    const lexicon = readers.askLexicon(names.index.lexicon, words);
    const [before, after] = splitAtMinus(question, lexicon) ?? [];
    const volumeOf = (text: string) => {
      const found = readers.answerChoice(`${text} = ml`, { lexicon, names, likely: true }, context);
      const of = found?.kind === 'amount' ? found : null;
      const values = of ? milliliters(of) : looseAmount(`${text} = ml`, context, readers)?.values;
      return values ? { of, values, isVessel: of?.given.kind !== 'amounts' } : null;
    };
    const from = before ? volumeOf(before) : null;
    const less = from && after ? volumeOf(after) : null;
    if (!from || !less || !(from.isVessel || less.isVessel)) continue;
    const left = [
      Math.min(...from.values) - Math.max(...less.values),
      Math.max(...from.values) - Math.min(...less.values),
    ];
    if (Math.min(...left) > 0)
      return { of: from.of, from: from.values, less: less.values, left: [...new Set(left)] };
  }
  return null;
}
