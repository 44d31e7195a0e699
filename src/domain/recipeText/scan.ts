import { type Lexicon, phraseAt } from './lexicon.ts';
import { numberAt, type ReadNumber } from './numbers.ts';
import { skipSpace, type Token } from './tokens.ts';
import { type UnitFound, unitAfter } from './unitAfter.ts';
import { isMeasure } from './units.ts';

/** A run of tokens, the end not included. */
export interface Run {
  from: number;
  to: number;
}

/** A number in a text with what it counts. */
export interface Finding extends Run {
  kind: 'amount' | 'temperature' | 'length' | 'other';
  /** One number, the two ends of a range, or the sides of a pan. */
  values: number[];
  sides: boolean;
  /** A measure, a word for counted things, `C`, `F`, a length; null for counts and where it is only implied. */
  unit: string | null;
  as: ReadNumber['as'];
  numbers: Run[];
  units: Run[];
}

const run = (from: number, to: number): Run => ({ from, to });

/** `1,000 g` is a kilogram, but `1,250 kg` is one and a quarter: nobody weighs grams to a thousandth. */
function sized(number: ReadNumber, unit: UnitFound | null, lexicon: Lexicon): ReadNumber {
  if (number.thousands === undefined) return number;
  const small = unit?.is === 'amount' && (unit.id === 'g' || unit.id === 'ml' || unit.id === 'mg');
  const counts = unit === null && lexicon.language === 'en';
  return small || counts ? { ...number, value: number.thousands } : number;
}

/** Numbers in groups by a space need their unit after the group: `1 000 g`. */
function numberWithUnit(
  tokens: readonly Token[],
  at: number,
  lexicon: Lexicon,
  inLine: boolean,
): { number: ReadNumber; unit: UnitFound | null } | null {
  const number = numberAt(tokens, at, lexicon);
  if (!number) return null;
  if (
    number.thousands !== undefined &&
    tokens[number.next]?.kind === 'space' &&
    number.value === Math.floor(number.value) &&
    String(number.value).length + 3 === String(number.thousands).length &&
    tokens[number.next + 1]?.kind === 'digits'
  ) {
    const unit = unitAfter(tokens, number.next + 2, number.thousands, lexicon, inLine);
    if (unit?.is === 'amount' && (unit.id === 'g' || unit.id === 'ml'))
      return { number: { ...number, value: number.thousands, next: number.next + 2 }, unit };
    const { thousands: _, ...plain } = number;
    return { number: plain, unit: unitAfter(tokens, number.next, number.value, lexicon, inLine) };
  }
  const unit = unitAfter(tokens, number.next, number.value, lexicon, inLine);
  return { number: sized(number, unit, lexicon), unit };
}

/** The token after a sign or word between the ends of a range; null if there is none. */
function afterRange(tokens: readonly Token[], at: number, lexicon: Lexicon, between: boolean): number | null {
  let next = skipSpace(tokens, at);
  const sign = tokens[next]?.key;
  if (sign === '-' || sign === '~') {
    next += 1;
    if (tokens[next]?.key === '-') next += 1;
    // `12- to 14-inch`
    const word = phraseAt(tokens, skipSpace(tokens, next), lexicon.list.range);
    if (word && sign === '-') next = word.next;
  } else {
    const word = phraseAt(tokens, next, lexicon.list.range);
    const isAnd = word && (tokens[next]?.key === 'y' || tokens[next]?.key === 'et');
    const and = between ? phraseAt(tokens, next, lexicon.list.and) : null;
    if (isAnd && !between) return null;
    if (!word && !and) return null;
    next = word?.next ?? and?.next ?? next;
  }
  next = skipSpace(tokens, next);
  return tokens[next]?.key === '~' ? next + 1 : next;
}

/** The phrases that may stand before token `at`, without the periods and spaces between. */
export function wordBefore(tokens: readonly Token[], at: number, skip = 0): Token | undefined {
  let index = at - 1;
  for (let left = 3; left > 0 && index >= 0; left--) {
    const key = tokens[index]?.key;
    if (key !== ' ' && key !== "'" && key !== '.' && key !== ':' && key !== '°' && key !== '-') break;
    index -= 1;
  }
  const token = tokens[index];
  if (token?.kind !== 'word') return undefined;
  return skip > 0 ? wordBefore(tokens, index, skip - 1) : token;
}

const kindOf = (unit: UnitFound | null): Finding['kind'] =>
  unit?.is === 'degrees'
    ? 'temperature'
    : unit?.is === 'length'
      ? 'length'
      : unit?.is === 'other'
        ? 'other'
        : 'amount';
const idOf = (unit: UnitFound | null) => (unit === null || unit.is === 'other' ? null : unit.id);
const unitRun = (unit: UnitFound | null) => (unit ? [run(unit.from, unit.next)] : []);

/** The second side of a size: `8 by 12 inches`, `10 po x 14 po`, `9x13`. */
function sidesAt(
  tokens: readonly Token[],
  first: Finding,
  lexicon: Lexicon,
  inLine: boolean,
): Finding | null {
  let found = first;
  for (let more = 0; more < 2; more++) {
    // `9-by-13-inch`
    const near = skipSpace(tokens, found.to);
    const at = tokens[near]?.key === '-' ? near + 1 : near;
    const sign = phraseAt(tokens, at, lexicon.list.times);
    if (!sign) break;
    const far = skipSpace(tokens, sign.next);
    const from = tokens[far]?.key === '-' ? far + 1 : far;
    const next = numberWithUnit(tokens, from, lexicon, inLine);
    if (next?.number.as !== 'digits' || !(next.unit === null || next.unit.is === 'length')) break;
    const unit = idOf(next.unit) ?? found.unit;
    if (unit === null && tokens[at]?.key !== 'x') break;
    if (found.unit !== null && idOf(next.unit) !== null && found.unit !== idOf(next.unit)) break;
    const to = next.unit?.next ?? next.number.next;
    found = {
      ...found,
      kind: 'length',
      sides: true,
      unit,
      to,
      values: [...found.values, next.number.value],
      numbers: [...found.numbers, run(from, next.number.next)],
      units: [...found.units, ...unitRun(next.unit)],
    };
  }
  return found === first ? null : found;
}

/** The other end of a range: `2-3`, `100 g to 150 g`, `80°-85°F`. */
function rangeFrom(
  tokens: readonly Token[],
  first: Finding,
  lexicon: Lexicon,
  inLine: boolean,
): Finding | null {
  const before = phraseAt(tokens, first.from - 2, lexicon.list.between);
  const at = afterRange(tokens, first.to, lexicon, before !== null);
  const [low = 0] = first.values;
  if (at === null || first.kind === 'other') return null;
  const second = numberWithUnit(tokens, at, lexicon, inLine);
  if (!second || second.number.as === 'article' || second.number.value <= low) return null;
  if (second.number.as === 'word' && first.as === 'digits' && second.number.value < 2) return null;
  const { number, unit } = second;
  const id = idOf(unit);
  const kind = first.units.length === 0 ? kindOf(unit) : first.kind;
  const sameUnit =
    first.units.length === 0 || (kindOf(unit) === first.kind && (id === first.unit || first.unit === null));
  // `1 or 2 (400 g)` counts, and `2-1 lb packages` is no range
  if (!sameUnit || (first.units.length > 0 && unit === null && first.kind !== 'temperature')) return null;
  if (first.units.length > 0 && unit === null) return null;
  const result: Finding = {
    ...first,
    kind,
    unit: id ?? first.unit,
    to: unit?.next ?? number.next,
    values: [low, number.value],
    numbers: [...first.numbers, run(at, number.next)],
    units: [...first.units, ...unitRun(unit)],
  };
  return result;
}

/** `1 l 1/2`, `1 kg 500`: a fraction or thousandths after the unit. */
function afterUnit(
  tokens: readonly Token[],
  found: Finding,
  at: number,
  lexicon: Lexicon,
): { value: number; next: number } | null {
  if (
    found.as !== 'digits' ||
    (found.unit !== 'l' && found.unit !== 'kg') ||
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
  const value = thousandths ? number.value / 1000 : number.value;
  return value > 0 && value < 1 ? { value, next: number.next } : null;
}

/** A part after the unit: `1 taza y media`, `2 cups and a half`. */
function withPart(tokens: readonly Token[], found: Finding, lexicon: Lexicon): Finding {
  if (found.kind !== 'amount' || found.unit === null || found.values.length !== 1) return found;
  const at = skipSpace(tokens, found.to);
  const [value = 0] = found.values;
  const more = afterUnit(tokens, found, at, lexicon);
  if (more)
    return {
      ...found,
      values: [value + more.value],
      to: more.next,
      numbers: [...found.numbers, run(at, more.next)],
    };
  const part = phraseAt(tokens, at, lexicon.andParts);
  // `1 cup and a half teaspoon` is no cup and a half
  if (!part || value < 1 || phraseAt(tokens, skipSpace(tokens, part.next), lexicon.units)) return found;
  return {
    ...found,
    values: [value + part.value],
    to: part.next,
    numbers: [...found.numbers, run(at, part.next)],
  };
}

/** Words on how the measure is filled, after the unit: `cuillères bien pleines`, `EL, gehäuft`. */
function withFilling(tokens: readonly Token[], found: Finding, lexicon: Lexicon): Finding {
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

/** The number that starts at token `at` with its unit, the other end of its range or its further sides. */
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
  // `80/20`, `7-grain`: parts of a name
  if (
    whole.unit === null &&
    digits &&
    whole.kind === 'amount' &&
    ((after?.key === '/' && beside?.kind === 'digits') || (after?.key === '-' && beside?.kind === 'word'))
  )
    return { ...whole, kind: 'other', to: after.key === '/' ? whole.to + 2 : whole.to };
  return withFilling(tokens, withPart(tokens, withFilling(tokens, whole, lexicon), lexicon), lexicon);
}

/** Whether a finding is a weight or a volume. */
export const isMeasured = (found: Finding) => found.kind === 'amount' && isMeasure(found.unit);
