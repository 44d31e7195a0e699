import type { Lexicon } from '../../language/lexicon.ts';
import type { Token } from '../../language/tokens.ts';
import { withFilling, withPart } from './fillings.ts';
import { type Finding, idOf, kindOf, numberWithUnit, run, unitRun, wordBefore } from './finding.ts';
import { rangeFrom, sidesAt } from './ranges.ts';

/** The number at token `at` with its unit, and the upper end of its range or its other sides. */
export function findingAt(
  tokens: readonly Token[],
  at: number,
  lexicon: Lexicon,
  inLine: boolean,
): Finding | null {
  const read = numberWithUnit(tokens, at, lexicon, inLine);
  if (!read) return null;
  const { number, unit } = read;
  const before = tokens[at - 1];
  const digits = number.as === 'digits';
  const found: Finding = {
    kind: kindOf(unit),
    from: at,
    to: unit?.next ?? number.next,
    values: [number.value],
    sides: false,
    unit: idOf(unit),
    as: number.as,
    numbers: [run(at, number.next)],
    units: unitRun(unit),
  };
  const other: Finding = { ...found, kind: 'other', to: number.next };
  // `T6`, `E330`, `$5`, but not `2 x400 g`
  if (digits && before && ((before.kind === 'word' && before.key !== 'x') || /^[$€£#]$/.test(before.key)))
    return other;
  const whole = rangeFrom(tokens, found, lexicon, inLine) ?? found;
  const mayHaveSides =
    whole.values.length === 1 &&
    (whole.kind === 'length' || (whole.kind === 'amount' && whole.unit === null));
  const sides = mayHaveSides ? sidesAt(tokens, whole, lexicon, inLine) : null;
  if (sides) return sides;
  if (whole.unit === null && digits && whole.kind === 'amount') {
    const word = wordBefore(tokens, at);
    const names =
      word && (lexicon.list.gasBefore.map.has(word.key) || lexicon.list.typeBefore.map.has(word.key));
    if (names) return { ...whole, kind: 'other' };
  }
  const after = tokens[whole.to];
  const beside = tokens[whole.to + 1];
  // `80/20`, `7-grain`: part of a name
  if (
    whole.unit === null &&
    digits &&
    whole.kind === 'amount' &&
    ((after?.key === '/' && beside?.kind === 'digits') || (after?.key === '-' && beside?.kind === 'word'))
  )
    return { ...whole, kind: 'other', to: after.key === '/' ? whole.to + 2 : whole.to };
  return withFilling(tokens, withPart(tokens, withFilling(tokens, whole, lexicon), lexicon), lexicon);
}
