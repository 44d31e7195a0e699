import type { Region } from '../language/askWords/askWords.ts';
import { phraseAt } from '../language/lexicon.ts';
import { tokensOf } from '../language/tokens.ts';
import { numberAt } from '../text/findings/numbers.ts';
import { isMeasure } from '../units/measureWords.ts';
import type { AskLexicon } from './askLexicon.ts';
import { multipleOf } from './factor.ts';
import { type HowMuch, howMuch } from './howMuch.ts';
import { type Tokens, tokensText, trimmed, without, withoutHead, withoutTail } from './phraseRuns.ts';
import type { Target } from './target.ts';
import { wantedFirst, wantedLast } from './wanted.ts';

/** A parsed question: what it asks about, as an ingredient line, and the wanted unit. */
export interface Question {
  line: string;
  factor: number;
  factorText: string;
  target: Target | null;
  /** The words of the wanted unit, for rewriting the question. */
  targetText: string;
  region: Region | null;
  /** Its word. */
  regionText: string;
  byWeight: boolean;
  /** It asks what something weighs. */
  weighs: boolean;
  /** It names an oven or baking. */
  oven: boolean;
  /** It names no amount: `honey`, `cups to grams`. */
  bare: boolean;
  /** The food, if no amount and no unit is named. */
  alone: string | null;
  /** It asks how many or how much of something. */
  many: HowMuch | null;
}

/** Removes `metric`, `US` and the like beside a unit from a line. */
function withoutRegion(
  tokens: Tokens,
  { recipe, regions, list }: AskLexicon,
): { tokens: Tokens; region: Region | null; regionText: string } {
  for (let at = 0; at < tokens.length; at++) {
    const unit = phraseAt(tokens, at, recipe.units);
    if (unit && isMeasure(unit.value)) {
      const from = tokens[unit.next]?.kind === 'space' ? unit.next + 1 : unit.next;
      const after = phraseAt(tokens, from, regions);
      // `1 pint UK`, but not `1 cup American cheese`
      const isIts = recipe.language !== 'en' || after?.next === tokens.length;
      if (after && isIts)
        return {
          tokens: [...tokens.slice(0, unit.next), ...tokens.slice(after.next)],
          region: after.value,
          regionText: tokensText(tokens.slice(from, after.next)),
        };
    }
    const before = phraseAt(tokens, at, regions);
    const next = before
      ? /^[ -]$/.test(tokens[before.next]?.key ?? '')
        ? before.next + 1
        : before.next
      : -1;
    const named = before ? phraseAt(tokens, next, recipe.units) : null;
    if (before && named && isMeasure(named.value))
      return {
        tokens: [...tokens.slice(0, at), ...tokens.slice(next)],
        region: before.value,
        regionText: tokensText(tokens.slice(at, before.next)),
      };
    if (unit?.value === 'cup' && phraseAt(tokens, at, list.usCup))
      return { tokens, region: 'us', regionText: '' };
  }
  return { tokens, region: null, regionText: '' };
}

const CUP_OF = { en: '1 cup ', fr: '1 tasse de ', de: '1 Tasse ', es: '1 taza de ' } as const;

/** The line with a number added if the question has none. */
function withNumber(tokens: Tokens, { recipe }: AskLexicon): Pick<Question, 'line' | 'bare' | 'alone'> {
  const text = tokensText(tokens);
  if (text === '' || tokens.some((_, at) => numberAt(tokens, at, recipe) !== null))
    return { line: text, bare: false, alone: null };
  const unit = phraseAt(tokens, 0, recipe.units) ?? phraseAt(tokens, 0, recipe.lengths);
  return unit
    ? { line: `1 ${text}`, bare: true, alone: null }
    : { line: CUP_OF[recipe.language] + text, bare: true, alone: text };
}

/** Parses a question with the words of one language. Never throws; takes linear time for texts of bounded length. */
export function readQuestion(text: string, lexicon: AskLexicon): Question {
  const { list, recipe } = lexicon;
  const all = tokensOf(text);
  const oven = all.some((_, at) => phraseAt(all, at, recipe.list.ovenNear) !== null);
  const weight = without(trimmed(all), list.byWeight);
  const weigh = without(weight.tokens, list.weigh);
  const again = without(weigh.tokens, list.weigh);
  const asked = trimmed(again.tokens);
  const first = wantedFirst(asked, lexicon) ?? wantedFirst(withoutHead(asked, list.fill), lexicon);
  const many = first ? null : howMuch(asked, lexicon);
  const rest = many?.rest ?? withoutTail(withoutHead(asked, list.fill), list.fill);
  const parts = first ?? wantedLast(rest, lexicon);
  const body = withoutTail(withoutHead(parts.rest, list.fill), list.fill, list.to, list.has);
  const multiple = multipleOf(body, lexicon);
  const { tokens, region, regionText } = withoutRegion(multiple.rest, lexicon);
  const target = parts.target ?? (weigh.found ? { measure: 'g' as const, region: null } : null);
  return {
    ...withNumber(tokens, lexicon),
    factor: multiple.factor,
    factorText: multiple.text,
    target,
    targetText: parts.target ? parts.targetText : target ? '= g' : '',
    region,
    regionText,
    byWeight: weight.found,
    weighs: weigh.found,
    oven,
    many,
  };
}
