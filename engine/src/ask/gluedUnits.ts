import { phraseAt } from '../language/lexicon.ts';
import { skipSpace, tokensOf } from '../language/tokens.ts';
import { isMeasure } from '../units/measureWords.ts';
import type { AskContext } from './askContext.ts';
import { type AskLexicon, askLexicon } from './askLexicon.ts';
import { phraseEnd, type Tokens } from './phraseRuns.ts';

/** The unit of digits behind a unit: `1kg500` is 1 kg 500 g, `1l50` is 1 l 50 cl, `1 lb 4` is 1 lb 4 oz. */
const SUBUNITS = [
  { unit: 'kg', digits: /^\d{3}$/, in: 'g', whole: 1000 },
  { unit: 'l', digits: /^\d{2}$/, in: 'cl', whole: 100 },
  { unit: 'lb', digits: /^(?:\d|1[0-5])$/, in: 'oz', whole: 16 },
] as const;

/** Replaces idioms by plain words. */
export function expandIdioms(text: string, { idioms }: AskLexicon): string {
  const tokens = tokensOf(text);
  const written: string[] = [];
  for (let at = 0; at < tokens.length; at++) {
    const idiom = phraseAt(tokens, at, idioms);
    written.push(idiom?.value ?? tokens[at]?.text ?? '');
    if (idiom) at = idiom.next - 1;
  }
  return written.join('');
}

/** A question with plain words in place of the idioms of the page's language, for what reads it before all others. */
export function inPlainWords(question: string, { language, data }: AskContext): string {
  const known = data[language];
  return known ? expandIdioms(question, askLexicon(known.names.index.lexicon, known.words)) : question;
}

/** An amount whose second unit is not named, at `at`; null if there is none. */
function subunitAt(tokens: Tokens, at: number, { recipe, list }: AskLexicon) {
  const whole = tokens[at];
  if (whole?.kind !== 'digits' || /^[.,/]$/.test(tokens[at - 1]?.key ?? '')) return null;
  const unit = phraseAt(tokens, skipSpace(tokens, at + 1), recipe.units);
  const rest = unit ? skipSpace(tokens, unit.next) : at;
  const more = tokens[rest]?.text ?? '';
  const rule = SUBUNITS.find((subunit) => subunit.unit === unit?.value && subunit.digits.test(more));
  const next = tokens[rest + 1];
  const end = skipSpace(tokens, rest + 1);
  // `1 lb 4 in grams`, but not `1 lb 4 eggs`; `1kg500 flour`
  const ends = end >= tokens.length || phraseEnd(tokens, end, list.to, list.fill) !== null;
  const isGlued = tokens[at + 1]?.kind === 'word' && rest === unit?.next;
  const isAmount = isGlued ? next?.kind !== 'word' && !/^[.,/]$/.test(next?.key ?? '') : ends;
  return rule && isAmount
    ? { text: `${Number(whole.text) * rule.whole + Number(more)} ${rule.in}`, next: rest + 1 }
    : null;
}

/** Separates units from the numbers glued to them, and names those left out: `1lb4oz`, `1kg500`, `1 lb 4`. */
export function separateGluedUnits(text: string, lexicon: AskLexicon): string {
  const tokens = tokensOf(text);
  const gluedAt = (at: number) => {
    if (tokens[at - 1]?.kind !== 'digits' || tokens[at + 1]?.kind !== 'digits') return false;
    return isMeasure(phraseAt(tokens.slice(0, at + 1), at, lexicon.recipe.units)?.value ?? null);
  };
  let written = '';
  for (let at = 0; at < tokens.length; at++) {
    const sum = subunitAt(tokens, at, lexicon);
    written += sum?.text ?? (tokens[at]?.text ?? '') + (gluedAt(at) ? ' ' : '');
    if (sum) at = sum.next - 1;
  }
  return written;
}
