import { type Lexicon, phraseAt } from '../../language/lexicon.ts';
import { skipSpace, type Token } from '../../language/tokens.ts';
import { type Finding, isMeasured, run } from './finding.ts';
import { numberAt } from './numbers.ts';
import { unitAfter } from './unitAfter.ts';

/** `1 l 1/2`, `1 tasse 1/2`, `1 kg 500`: a fraction or thousandths after the unit. Half-and-half is an English food. */
function afterUnit(
  tokens: readonly Token[],
  found: Finding,
  at: number,
  lexicon: Lexicon,
): { value: number; next: number } | null {
  if (
    found.as !== 'digits' ||
    (found.unit !== 'l' && found.unit !== 'kg' && (lexicon.language === 'en' || !isMeasured(found))) ||
    !Number.isInteger(found.values[0]) ||
    tokens[at - 1]?.kind !== 'space'
  )
    return null;
  const number = numberAt(tokens, at, lexicon);
  if (
    number?.as !== 'digits' ||
    number.thousands !== undefined ||
    unitAfter(tokens, number.next, number.value, lexicon, true)
  )
    return null;
  const thousandths = tokens[at]?.text.length === 3 && number.next === at + 1;
  if (thousandths && found.unit !== 'l' && found.unit !== 'kg') return null;
  const value = thousandths ? number.value / 1000 : number.value;
  return value > 0 && value < 1 ? { value, next: number.next } : null;
}

/** `1 taza y 1/2`, `2 cups & ½`: a fraction in digits after the unit. */
function fractionAfterAnd(
  tokens: readonly Token[],
  found: Finding,
  at: number,
  lexicon: Lexicon,
): { value: number; next: number } | null {
  const and = tokens[at]?.key === '&' ? at + 1 : phraseAt(tokens, at, lexicon.list.and)?.next;
  if (and === undefined || !Number.isInteger(found.values[0])) return null;
  const number = numberAt(tokens, skipSpace(tokens, and), lexicon);
  // `1 cup and 1/2 teaspoon` is not a cup and a half
  if (number?.as !== 'digits' || number.value >= 1) return null;
  return unitAfter(tokens, number.next, number.value, lexicon, true) ? null : number;
}

/** A part after the unit: `1 taza y media`, `2 cups and a half`. */
export function withPart(tokens: readonly Token[], found: Finding, lexicon: Lexicon): Finding {
  if (found.kind !== 'amount' || found.unit === null || found.values.length !== 1) return found;
  const at = skipSpace(tokens, found.to);
  const [value = 0] = found.values;
  const more = afterUnit(tokens, found, at, lexicon) ?? fractionAfterAnd(tokens, found, at, lexicon);
  if (more)
    return {
      ...found,
      values: [value + more.value],
      to: more.next,
      numbers: [...found.numbers, run(at, more.next)],
    };
  const part = phraseAt(tokens, at, lexicon.andParts);
  // `1 cup and a half teaspoon` is not a cup and a half
  if (!part || value < 1 || phraseAt(tokens, skipSpace(tokens, part.next), lexicon.units)) return found;
  return {
    ...found,
    values: [value + part.value],
    to: part.next,
    numbers: [...found.numbers, run(at, part.next)],
  };
}

/** Words for how full the measure is, after the unit: `cuillères bien pleines`, `EL, gehäuft`. */
export function withFilling(tokens: readonly Token[], found: Finding, lexicon: Lexicon): Finding {
  if (found.kind !== 'amount' || found.unit === null) return found;
  let at = found.to;
  if (tokens[at]?.key === '.') at += 1;
  if (tokens[at]?.key === ',' || (tokens[at]?.kind === 'space' && tokens[at + 1]?.key === '(')) at += 1;
  at = skipSpace(tokens, at);
  const open = tokens[at]?.key === '(';
  const filling = phraseAt(tokens, open ? at + 1 : at, lexicon.list.after);
  if (!filling) return found;
  if (open && tokens[filling.next]?.key !== ')') return found;
  return { ...found, to: filling.next + Number(open) };
}
