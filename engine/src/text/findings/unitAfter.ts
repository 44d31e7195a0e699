import { type PhraseMatch, phraseAt } from '../../language/lexicon.ts';
import { skipSpace, type Token } from '../../language/tokens.ts';
import type { DegreeUnit } from '../../temperature/shownBy.ts';
import type { LengthId } from '../../units/measureWords.ts';
import type { Scan, Source } from '../source.ts';

/**
 * What a number measures. An amount is in a measure or counts things: by a word, or null for the food itself. Degrees
 * and lengths may lack their unit. What is `other` is never converted: minutes, percent, people.
 */
export type Measured =
  | { kind: 'amount'; unit: string | null }
  | { kind: 'length'; unit: LengthId | null }
  | { kind: 'temperature'; unit: DegreeUnit | null }
  | { kind: 'other'; unit: null };

/** A number's unit, and where it is. */
export interface UnitFound {
  is: Measured;
  from: number;
  next: number;
}

/** `C` or `Fahrenheit` after degrees; a single letter after a space must be a capital. */
function scaleAt({ tokens, lexicon }: Source, at: number): { id: DegreeUnit; next: number } | null {
  const token = tokens[at];
  if (token?.kind !== 'word') return null;
  const spaced = tokens[at - 1]?.kind === 'space';
  if (token.text.length === 1 && spaced && token.text !== token.text.toUpperCase()) return null;
  const celsius = phraseAt(tokens, at, lexicon.list.celsius);
  if (celsius) return { id: 'C', next: celsius.next };
  const fahrenheit = phraseAt(tokens, at, lexicon.list.fahrenheit);
  return fahrenheit ? { id: 'F', next: fahrenheit.next } : null;
}

/** Degree signs with their scale in one character. */
const DEGREE_SIGNS: Readonly<Record<string, DegreeUnit>> = { '℃': 'C', '℉': 'F' };

/** `°C`, `degrees`, `℉`. */
function degreeSignAt(source: Source, at: number): UnitFound | null {
  const { tokens, lexicon } = source;
  const whole = DEGREE_SIGNS[tokens[at]?.key ?? ''];
  if (whole) return { is: { kind: 'temperature', unit: whole }, from: at, next: at + 1 };
  const sign = tokens[at]?.key === '°' ? at + 1 : (phraseAt(tokens, at, lexicon.list.degrees)?.next ?? null);
  if (sign === null) return null;
  const dot = tokens[sign]?.key === '.' && tokens[sign + 1]?.kind !== undefined ? sign + 1 : sign;
  const scale = scaleAt(source, skipSpace(tokens, dot));
  return { is: { kind: 'temperature', unit: scale?.id ?? null }, from: at, next: scale?.next ?? sign };
}

/** `350 F`, `180 Celsius`: a scale without a degree sign. */
function scaleAloneAt(source: Source, at: number, value: number): UnitFound | null {
  const { tokens } = source;
  const scale = scaleAt(source, at);
  if (!scale || tokens[scale.next]?.key === "'") return null;
  const token = tokens[at];
  const isLetter = token?.text.length === 1;
  const isCapital = token?.text === token?.text.toUpperCase();
  if (isLetter && (value < (scale.id === 'F' ? 70 : 30) || (!isCapital && value < 100))) return null;
  return { is: { kind: 'temperature', unit: scale.id }, from: at, next: scale.next };
}

const MAX_INCHES = 60;

const inches = (from: number, next: number): UnitFound => ({
  is: { kind: 'length', unit: 'inch' },
  from,
  next,
});

/** `"`, `''` right after the number. */
function inchSignAt(tokens: readonly Token[], at: number): UnitFound | null {
  if (tokens[at]?.key === '"') return inches(at, at + 1);
  return tokens[at]?.key === "'" && tokens[at + 1]?.key === "'" ? inches(at, at + 2) : null;
}

/** A sign right after the number, and a word such as `in` where it cannot be a preposition. */
function inchMarkAt(
  { tokens, lexicon }: Source,
  at: number,
  { value, glued }: { value: number; glued: boolean },
): UnitFound | null {
  if (value > MAX_INCHES) return null;
  const sign = glued ? inchSignAt(tokens, at) : null;
  if (sign) return sign;
  if (!lexicon.list.inchIn.map.has(tokens[at]?.key ?? '')) return null;
  if (glued && tokens[at - 1]?.kind !== 'mark') return inches(at, at + 1);
  const dot = tokens[at + 1]?.key === '.';
  const hyphens = tokens[at - 1]?.key === '-' || tokens[at + 1]?.key === '-';
  const after = skipSpace(tokens, at + 1 + Number(dot));
  const continues = /^\p{Ll}|^[x(,/×]/u.test(tokens[after]?.text ?? '');
  if (hyphens || (dot && continues) || phraseAt(tokens, after, lexicon.list.lengthAfter))
    return inches(at, at + 1 + Number(dot && continues));
  return glued && tokens[after]?.key === ')' ? inches(at, at + 1) : null;
}

/** `cucharada de café de azúcar` is a teaspoon of sugar, but `cucharada de café` is a tablespoon of coffee. */
function spoonOrCoffee(
  { tokens, lexicon }: Source,
  at: number,
  found: PhraseMatch<string>,
): PhraseMatch<string> {
  const { spoonNames, of } = lexicon.list;
  const isNamedSpoon =
    spoonNames.map.has(tokens[found.next - 1]?.key ?? '') &&
    found.next - at > 3 &&
    tokens.slice(at, found.next).some(({ key }) => of.map.has(key));
  if (!isNamedSpoon) return found;
  const after = tokens[skipSpace(tokens, found.next)];
  if (of.map.has(after?.key ?? '') || after?.key === ')') return found;
  return phraseAt(tokens, at, { ...lexicon.units, most: 1 }) ?? found;
}

/** Whether a stick is butter, not cinnamon. */
const isButterStick = ({ tokens, lexicon, inLine }: Scan, next: number) =>
  (inLine ? tokens : tokens.slice(next, next + 10)).some(({ key }) => lexicon.list.butters.map.has(key));

/** A unit that was found; sticks of anything but butter are stalks, as of celery or cinnamon. */
export const stickOrStalk = (found: PhraseMatch<string>, scan: Scan): PhraseMatch<string> =>
  found.value === 'stick' && !isButterStick(scan, found.next) ? { ...found, value: 'stalk' } : found;

/** Whether a word measures what follows it, or what its line is about: `noix de beurre`, `beurre (1 noix)`. */
function isUnitOf({ tokens, lexicon }: Scan, next: number): boolean {
  const { unitsOf } = lexicon.words;
  const word = tokens[next - 1]?.key ?? '';
  const foods = Object.hasOwn(unitsOf, word) ? unitsOf[word] : undefined;
  if (!foods) return true;
  const after = skipSpace(tokens, next);
  const of = phraseAt(tokens, after, lexicon.list.of);
  const words = tokens.slice(of?.next ?? after, after + 10).filter(({ kind }) => kind === 'word');
  const named = tokens[after]?.kind !== 'word' ? tokens : of ? words.slice(0, 1) : words.slice(0, 4);
  return named.some(({ key }) => foods.includes(key));
}

/** Units distinguished by case in ingredient lines: `T` and `t`. */
function exactAt({ tokens, lexicon, inLine }: Scan, at: number): PhraseMatch<string> | null {
  const exact = inLine ? lexicon.words.exact[tokens[at]?.text ?? ''] : undefined;
  if (!exact) return null;
  const found = { value: exact, next: at + 1 };
  if (!phraseAt(tokens, at, { ...lexicon.units, most: 3 })) return found;
  const longer = phraseAt(tokens, at, lexicon.units);
  return !longer || longer.next === at + 1 ? found : null;
}

/** As many are grams: `250gr Karotten`, while `2 gr Karotten` are large ones. */
const MIN_UNIT_COUNT = 30;

function measureAt(scan: Scan, at: number): PhraseMatch<string> | null {
  const { tokens, lexicon, inLine } = scan;
  if (tokens[at]?.kind !== 'word') return null;
  // French l'eau, English one's
  const apostrophe = tokens[at + 1]?.key === "'" && tokens[at + 2]?.kind === 'word';
  if (apostrophe) return null;
  const exact = exactAt(scan, at);
  if (exact) return exact;
  const found = phraseAt(tokens, at, lexicon.units);
  const count = Number(tokens[tokens[at - 1]?.kind === 'space' ? at - 2 : at - 1]?.key);
  const isOther = phraseAt(tokens, at, lexicon.list.notUnits) && !(count >= MIN_UNIT_COUNT);
  if (!found || isOther || !isUnitOf(scan, found.next)) return null;
  const onlyInLines = phraseAt(tokens, at, lexicon.list.lineOnly);
  if (!inLine && onlyInLines && onlyInLines.next >= found.next) return null;
  return spoonOrCoffee(scan, at, stickOrStalk(found, scan));
}

/** Words such as `heaped` or `large` before a unit. */
function afterModifiers({ tokens, lexicon }: Source, at: number): number | null {
  const open = tokens[at]?.key === '(' ? at + 1 : at;
  const modifier = phraseAt(tokens, open, lexicon.list.modifiers);
  if (!modifier) return null;
  let next = modifier.next;
  if (open > at) {
    if (tokens[next]?.key !== ')') return null;
    next += 1;
  }
  if (tokens[next]?.key === '.' || tokens[next]?.key === ',' || tokens[next]?.key === '-') next += 1;
  return skipSpace(tokens, next);
}

function amountAt(scan: Scan, at: number, value: number): (PhraseMatch<string> & { from: number }) | null {
  const { tokens, lexicon } = scan;
  // `1/3 de cuillère à café`, `1/2 of a cup`, `½ a pint`
  const of = value < 1 ? phraseAt(tokens, at, lexicon.list.of) : null;
  const after = of ? skipSpace(tokens, of.next) : at;
  const article = value < 1 ? phraseAt(tokens, after, lexicon.list.articles) : null;
  const start = article ? skipSpace(tokens, article.next) : after;
  let from = (of || article) && measureAt(scan, start) ? start : at;
  for (let modifiers = 0; modifiers < 4; modifiers++) {
    const found = measureAt(scan, from);
    if (found) return { ...found, from };
    const next = afterModifiers(scan, from);
    if (next === null) return null;
    from = next;
  }
  return null;
}

/** `cm`, `inches`; cubic ones are something else, also in words: `centímetros cúbicos`. */
function lengthAt({ tokens, lexicon }: Source, from: number): UnitFound | null {
  const length = phraseAt(tokens, from, lexicon.lengths);
  if (!length) return null;
  const power = tokens[length.next]?.text;
  if (power === '³' || power === '3') return null;
  if ((phraseAt(tokens, from, lexicon.units)?.next ?? 0) > length.next) return null;
  return { is: { kind: 'length', unit: length.value }, from, next: length.next };
}

/** Minutes, percent, people. */
function otherAt({ tokens, lexicon }: Source, from: number): UnitFound | null {
  const found =
    phraseAt(tokens, from, lexicon.list.timeUnits) ?? phraseAt(tokens, from, lexicon.list.percent);
  return found && { is: { kind: 'other', unit: null }, from, next: found.next };
}

/** A measure or a word for counted things; words that may also be time units count only in ingredient lines. */
function amountOrOtherAt(scan: Scan, from: number, value: number): UnitFound | null {
  const found = amountAt(scan, from, value);
  const amount: UnitFound | null = found && {
    is: { kind: 'amount', unit: found.value },
    from: found.from,
    next: found.next,
  };
  if (found && Object.hasOwn(scan.lexicon.words.measures, found.value)) return amount;
  if (scan.inLine && amount) return amount;
  return otherAt(scan, from) ?? amount;
}

/** The unit of the number that ends before token `at`; null for a plain count. */
export function unitAfter(scan: Scan, at: number, value: number): UnitFound | null {
  const { tokens } = scan;
  const glued = tokens[at]?.kind !== 'space';
  const near = skipSpace(tokens, at);
  const quick = inchMarkAt(scan, near, { value, glued });
  if (quick) return quick;
  const far = tokens[near]?.key === '-' ? skipSpace(tokens, near + 1) : near;
  const from = tokens[far]?.kind === 'word' ? far : near;
  if (tokens[from]?.key === '%' || tokens[from]?.key === '‰')
    return { is: { kind: 'other', unit: null }, from, next: from + 1 };
  return (
    degreeSignAt(scan, from) ??
    scaleAloneAt(scan, from, value) ??
    lengthAt(scan, from) ??
    amountOrOtherAt(scan, from, value) ??
    inchMarkAt(scan, from, { value, glued: false })
  );
}
