import { type Found, type Lexicon, type Phrases, phraseAt } from '../../language/lexicon.ts';
import { skipSpace, type Token } from '../../language/tokens.ts';
import type { LengthId } from '../../units/measureWords.ts';

/** A number's unit. `degrees` has no letter yet; `other` is never converted: minutes, percent, people. */
export type UnitFound =
  | { is: 'amount'; id: string; from: number; next: number }
  | { is: 'length'; id: LengthId; from: number; next: number }
  | { is: 'degrees'; id: 'C' | 'F' | null; from: number; next: number }
  | { is: 'other'; from: number; next: number };

const has = (tokens: readonly Token[], at: number, list: Phrases<true>) =>
  phraseAt(tokens, at, list) !== null;

/** `C` or `Fahrenheit` after degrees; a single letter after a space must be a capital. */
function scaleAt(
  tokens: readonly Token[],
  at: number,
  lexicon: Lexicon,
): { id: 'C' | 'F'; next: number } | null {
  const token = tokens[at];
  if (token?.kind !== 'word') return null;
  const spaced = tokens[at - 1]?.kind === 'space';
  if (token.text.length === 1 && spaced && token.text !== token.text.toUpperCase()) return null;
  const celsius = phraseAt(tokens, at, lexicon.list.celsius);
  if (celsius) return { id: 'C', next: celsius.next };
  const fahrenheit = phraseAt(tokens, at, lexicon.list.fahrenheit);
  return fahrenheit ? { id: 'F', next: fahrenheit.next } : null;
}

/** Both in one character. */
const SCALES: Readonly<Record<string, 'C' | 'F'>> = { '℃': 'C', '℉': 'F' };

function degreesAt(tokens: readonly Token[], at: number, value: number, lexicon: Lexicon): UnitFound | null {
  const whole = SCALES[tokens[at]?.key ?? ''];
  if (whole) return { is: 'degrees', id: whole, from: at, next: at + 1 };
  const sign = tokens[at]?.key === '°' ? at + 1 : (phraseAt(tokens, at, lexicon.list.degrees)?.next ?? null);
  if (sign !== null) {
    const dot = tokens[sign]?.key === '.' && tokens[sign + 1]?.kind !== undefined ? sign + 1 : sign;
    const scale = scaleAt(tokens, skipSpace(tokens, dot), lexicon);
    return { is: 'degrees', id: scale?.id ?? null, from: at, next: scale?.next ?? sign };
  }
  const scale = scaleAt(tokens, at, lexicon);
  if (!scale || tokens[scale.next]?.key === "'") return null;
  const token = tokens[at];
  const isLetter = token?.text.length === 1;
  const isCapital = token?.text === token?.text.toUpperCase();
  if (isLetter && (value < (scale.id === 'F' ? 70 : 30) || (!isCapital && value < 100))) return null;
  return { is: 'degrees', id: scale.id, from: at, next: scale.next };
}

/** `"`, `''` right after the number, and English `in` where it cannot be a preposition. */
function inchMarkAt(
  tokens: readonly Token[],
  at: number,
  glued: boolean,
  value: number,
  lexicon: Lexicon,
): UnitFound | null {
  const token = tokens[at];
  const inch = (next: number): UnitFound => ({ is: 'length', id: 'inch', from: at, next });
  if (glued && value <= 60 && token?.key === '"') return inch(at + 1);
  if (glued && value <= 60 && token?.key === "'" && tokens[at + 1]?.key === "'") return inch(at + 2);
  if (lexicon.language !== 'en' || token?.key !== 'in' || value > 60) return null;
  if (glued && tokens[at - 1]?.kind !== 'mark') return inch(at + 1);
  const dot = tokens[at + 1]?.key === '.';
  const hyphens = tokens[at - 1]?.key === '-' || tokens[at + 1]?.key === '-';
  const after = skipSpace(tokens, at + 1 + Number(dot));
  const continues = /^\p{Ll}|^[x(,/×]/u.test(tokens[after]?.text ?? '');
  if (hyphens || (dot && continues) || has(tokens, after, lexicon.list.lengthAfter))
    return inch(at + 1 + Number(dot && continues));
  return glued && tokens[after]?.key === ')' ? inch(at + 1) : null;
}

/** `cucharada de café de azúcar` is a teaspoon of sugar, but `cucharada de café` is a tablespoon of coffee. */
function spoonOrCoffee(
  tokens: readonly Token[],
  at: number,
  found: Found<string>,
  lexicon: Lexicon,
): Found<string> {
  const last = tokens[found.next - 1]?.key;
  const isNamedSpoon =
    /^(?:cafe|te|vino|agua|yogur|yaourt)$/.test(last ?? '') &&
    found.next - at > 3 &&
    tokens.slice(at, found.next).some(({ key }) => key === 'de');
  if (!isNamedSpoon) return found;
  const after = tokens[skipSpace(tokens, found.next)];
  if (after?.key === 'de' || after?.key === 'd' || after?.key === 'del' || after?.key === ')') return found;
  return phraseAt(tokens, at, { map: lexicon.units.map, longest: 1 }) ?? found;
}

const BUTTER = /^(?:butter|margarine|oleo|shortening|mantequilla)$/;

function measureAt(
  tokens: readonly Token[],
  at: number,
  lexicon: Lexicon,
  inLine: boolean,
): Found<string> | null {
  const token = tokens[at];
  if (token?.kind !== 'word') return null;
  // French l'eau, English one's
  const apostrophe = tokens[at + 1]?.key === "'" && tokens[at + 2]?.kind === 'word';
  if (apostrophe) return null;
  const exact = inLine ? lexicon.words.exact[token.text] : undefined;
  if (exact && !phraseAt(tokens, at, { map: lexicon.units.map, longest: 3 }))
    return { value: exact, next: at + 1 };
  if (exact) {
    const longer = phraseAt(tokens, at, lexicon.units);
    if (!longer || longer.next === at + 1) return { value: exact, next: at + 1 };
  }
  const found = phraseAt(tokens, at, lexicon.units);
  if (!found || phraseAt(tokens, at, lexicon.list.notUnits)) return null;
  const onlyInLines = phraseAt(tokens, at, lexicon.list.lineOnly);
  if (!inLine && onlyInLines && onlyInLines.next >= found.next) return null;
  if (found.value === 'stick') {
    const near = inLine ? tokens : tokens.slice(found.next, found.next + 10);
    if (!near.some(({ key }) => BUTTER.test(key))) return { ...found, value: 'piece' };
  }
  return spoonOrCoffee(tokens, at, found, lexicon);
}

/** Words such as `heaped` or `large` before a unit. */
function afterModifiers(tokens: readonly Token[], at: number, lexicon: Lexicon): number | null {
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

function amountAt(
  tokens: readonly Token[],
  at: number,
  value: number,
  lexicon: Lexicon,
  inLine: boolean,
): UnitFound | null {
  // `1/3 de cuillère à café`, `1/2 of a cup`, `½ a pint`
  const of = value < 1 ? phraseAt(tokens, at, lexicon.list.of) : null;
  const after = of ? skipSpace(tokens, of.next) : at;
  const article = value < 1 ? phraseAt(tokens, after, lexicon.list.articles) : null;
  const start = article ? skipSpace(tokens, article.next) : after;
  let from = (of || article) && measureAt(tokens, start, lexicon, inLine) ? start : at;
  for (let modifiers = 0; modifiers < 4; modifiers++) {
    const found = measureAt(tokens, from, lexicon, inLine);
    if (found) return { is: 'amount', id: found.value, from, next: found.next };
    const next = afterModifiers(tokens, from, lexicon);
    if (next === null) return null;
    from = next;
  }
  return null;
}

/** The unit of the number that ends before token `at`; null for a plain count. `inLine` is true in ingredient lines. */
export function unitAfter(
  tokens: readonly Token[],
  at: number,
  value: number,
  lexicon: Lexicon,
  inLine: boolean,
): UnitFound | null {
  const glued = tokens[at]?.kind !== 'space';
  let from = skipSpace(tokens, at);
  const quick = inchMarkAt(tokens, from, glued, value, lexicon);
  if (quick) return quick;
  if (tokens[from]?.key === '-' && tokens[skipSpace(tokens, from + 1)]?.kind === 'word')
    from = skipSpace(tokens, from + 1);
  if (tokens[from]?.key === '%' || tokens[from]?.key === '‰') return { is: 'other', from, next: from + 1 };
  const degrees = degreesAt(tokens, from, value, lexicon);
  if (degrees) return degrees;
  const length = phraseAt(tokens, from, lexicon.lengths);
  const cubic = tokens[length?.next ?? -1]?.text === '³' || tokens[length?.next ?? -1]?.text === '3';
  if (length && !cubic) return { is: 'length', id: length.value, from, next: length.next };
  const amount = amountAt(tokens, from, value, lexicon, inLine);
  if (amount?.is === 'amount' && Object.hasOwn(lexicon.words.measures, amount.id)) return amount;
  const other =
    phraseAt(tokens, from, lexicon.list.timeUnits) ?? phraseAt(tokens, from, lexicon.list.percent);
  if (other && !(inLine && amount)) return { is: 'other', from, next: other.next };
  return amount ?? inchMarkAt(tokens, from, false, value, lexicon);
}
