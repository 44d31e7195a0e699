import { phraseAt } from '../language/lexicon.ts';
import { tokensOf } from '../language/tokens.ts';
import { isMeasure } from '../units/measureWords.ts';
import type { AskLexicon } from './askLexicon.ts';

/** The unit of digits glued behind a unit: `1kg500` is 1 kg 500 g, `1l50` is 1 l 50 cl. */
const SUBUNITS = [
  { unit: 'kg', digits: 3, in: 'g', whole: 1000 },
  { unit: 'l', digits: 2, in: 'cl', whole: 100 },
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

/** Separates units from the numbers glued to them: `1lb4oz`, `1kg500`, `1l50`. */
export function separateGluedUnits(text: string, { recipe }: AskLexicon): string {
  const tokens = tokensOf(text);
  const gluedAt = (at: number) => {
    if (tokens[at - 1]?.kind !== 'digits' || tokens[at + 1]?.kind !== 'digits') return null;
    const unit = phraseAt(tokens.slice(0, at + 1), at, recipe.units)?.value ?? null;
    return isMeasure(unit) ? unit : null;
  };
  let written = '';
  for (let at = 0; at < tokens.length; at++) {
    const [whole, more, end] = [tokens[at], tokens[at + 2], tokens[at + 3]];
    const unit = gluedAt(at + 1);
    const rule = SUBUNITS.find((subunit) => subunit.unit === unit);
    const isRest = end === undefined || (end.kind !== 'word' && !/^[.,/]$/.test(end.key));
    const isWhole = !/^[.,/]$/.test(tokens[at - 1]?.key ?? '');
    if (whole && more && rule && isRest && isWhole && more.text.length === rule.digits) {
      written += `${Number(whole.text) * rule.whole + Number(more.text)} ${rule.in}`;
      at += 2;
    } else written += (whole?.text ?? '') + (gluedAt(at) ? ' ' : '');
  }
  return written;
}
