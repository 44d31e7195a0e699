import { phraseAt } from '../../language/lexicon.ts';
import { skipSpace } from '../../language/tokens.ts';
import type { Source } from '../source.ts';
import { type Finding, isMeasured, tokenRun } from './finding.ts';
import { numberAt } from './numbers.ts';
import { unitAfter } from './unitAfter.ts';

interface Part {
  value: number;
  next: number;
}

/** Whether a fraction or thousandths may follow the unit. Half-and-half is an English food. */
function mayHaveMore(found: Finding, { lexicon }: Source): boolean {
  if (found.as !== 'digits' || !Number.isInteger(found.values[0])) return false;
  return inThousandths(found) || (lexicon.words.grammar.fractionAfterUnit && isMeasured(found));
}

const inThousandths = ({ unit }: Finding) => unit === 'l' || unit === 'kg';

const hasUnit = (source: Source, { value, next }: Part) =>
  unitAfter({ ...source, inLine: true }, next, value) !== null;

/** `1 l 1/2`, `1 tasse 1/2`, `1 kg 500`: a fraction or thousandths after the unit. */
function afterUnit(source: Source, found: Finding, at: number): Part | null {
  const { tokens, lexicon } = source;
  if (!mayHaveMore(found, source) || tokens[at - 1]?.kind !== 'space') return null;
  const number = numberAt(tokens, at, lexicon);
  if (number?.as !== 'digits' || number.thousands !== undefined || hasUnit(source, number)) return null;
  const thousandths = tokens[at]?.text.length === 3 && number.next === at + 1;
  if (thousandths && !inThousandths(found)) return null;
  const value = thousandths ? number.value / 1000 : number.value;
  return value > 0 && value < 1 ? { value, next: number.next } : null;
}

/** `1 taza y 1/2`, `2 cups & ½`: a fraction in digits after the unit. */
function fractionAfterAnd(source: Source, found: Finding, at: number): Part | null {
  const { tokens, lexicon } = source;
  const and = tokens[at]?.key === '&' ? at + 1 : phraseAt(tokens, at, lexicon.list.and)?.next;
  if (and === undefined || !Number.isInteger(found.values[0])) return null;
  const number = numberAt(tokens, skipSpace(tokens, and), lexicon);
  // `1 cup and 1/2 teaspoon` is not a cup and a half
  if (number?.as !== 'digits' || number.value >= 1) return null;
  return hasUnit(source, number) ? null : number;
}

/** `1 taza y media`, `2 cups and a half`: a part in words after the unit. */
function partInWords({ tokens, lexicon }: Source, found: Finding, at: number): Part | null {
  const [value = 0] = found.values;
  const part = value < 1 ? null : phraseAt(tokens, at, lexicon.andParts);
  // `1 cup and a half teaspoon` is not a cup and a half
  return part && !phraseAt(tokens, skipSpace(tokens, part.next), lexicon.units) ? part : null;
}

/** A part after the unit: `1 taza y media`, `2 cups and a half`. */
export function addPart(source: Source, found: Finding): Finding {
  if (found.kind !== 'amount' || found.unit === null || found.values.length !== 1) return found;
  const at = skipSpace(source.tokens, found.to);
  const [value = 0] = found.values;
  const more =
    afterUnit(source, found, at) ?? fractionAfterAnd(source, found, at) ?? partInWords(source, found, at);
  if (!more) return found;
  return {
    ...found,
    values: [value + more.value],
    to: more.next,
    numbers: [...found.numbers, tokenRun(at, more.next)],
  };
}

/** Words for how full the measure is, after the unit: `cuillères bien pleines`, `EL, gehäuft`. */
export function addFilling({ tokens, lexicon }: Source, found: Finding): Finding {
  if (found.kind !== 'amount' || found.unit === null) return found;
  let at = found.to;
  if (tokens[at]?.key === '.') at += 1;
  if (tokens[at]?.key === ',' || (tokens[at]?.kind === 'space' && tokens[at + 1]?.key === '(')) at += 1;
  at = skipSpace(tokens, at);
  const open = tokens[at]?.key === '(';
  const filling = phraseAt(tokens, open ? at + 1 : at, lexicon.list.after);
  // `1 cup full-fat yogurt`
  if (!filling || phraseAt(tokens, at, lexicon.list.notUnits)) return found;
  if (open && tokens[filling.next]?.key !== ')') return found;
  return { ...found, to: filling.next + Number(open) };
}
