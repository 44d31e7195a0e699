import { type Lexicon, phraseAt } from '../../language/lexicon.ts';
import { skipSpace, type Token } from '../../language/tokens.ts';
import { numberReadings } from '../../quantity/numberReadings.ts';

/** A number in a text. */
export interface ReadNumber {
  value: number;
  /** The value of `1,000` with the comma as a thousands separator, if possible. */
  thousands?: number;
  /** True if it certainly is a thousands separator in the language. */
  grouped?: true;
  next: number;
  /** Written in digits, as a word, or only as an article. */
  as: 'digits' | 'word' | 'article';
}

/** The value of `½` or `¹/₂`: the digits around the slash of its plain form. */
function vulgarValue(text: string): number {
  const [above, below] = text.normalize('NFKC').split(/[/⁄∕]/u);
  return Number(above) / Number(below);
}

/** Longer numbers are article numbers. */
const MAX_DIGITS = 6;
/** Larger denominators are not fractions; 80/20 is a kind of ground beef. */
const MAX_DENOMINATOR = 16;
/** Fractions that may have spaces around the slash, as in `1 / 2`. */
const SPACED_FRACTIONS = new Set(['1/2', '1/3', '2/3', '1/4', '3/4', '1/8']);

/** Denominators of mixed numbers that lost their space: `21/2` cups are two and a half. */
const MIXED_DENOMINATORS = new Set([2, 3, 4, 5, 6, 8]);

/**
 * The value of digits over a denominator. Nobody writes 21 halves: a last digit that makes a proper fraction in lowest
 * terms follows a whole number without the space; any other fraction of several digits is invalid, such as 14/16 pounds,
 * which are 14 to 16.
 */
function quotient(digits: string, parts: number): number | null {
  if (digits.length === 1) return Number(digits) / parts;
  const last = Number(digits.at(-1));
  const isProper =
    MIXED_DENOMINATORS.has(parts) && last > 0 && last < parts && (last === 1 || parts % last !== 0);
  const isLowest = isProper && !(last === 4 && parts === 6) && !(last === 6 && parts === 8);
  return isLowest ? Number(digits.slice(0, -1)) + last / parts : null;
}

function fractionAt(tokens: readonly Token[], at: number): { value: number; next: number } | null {
  const token = tokens[at];
  if (token?.kind === 'vulgar') return { value: vulgarValue(token.text), next: at + 1 };
  if (token?.kind !== 'digits' || token.text.length > 3) return null;
  const spaced = tokens[at + 1]?.kind === 'space';
  const slash = skipSpace(tokens, at + 1);
  const below = skipSpace(tokens, slash + 1);
  const denominator = tokens[below];
  if (tokens[slash]?.key !== '/' || denominator?.kind !== 'digits' || denominator.text.length > 2)
    return null;
  const parts = Number(denominator.text);
  const isSpaced = spaced || below > slash + 1;
  if (isSpaced && !SPACED_FRACTIONS.has(`${token.text}/${denominator.text}`)) return null;
  if (parts === 0 || parts > MAX_DENOMINATOR || Number(token.text) === 0) return null;
  const value = quotient(token.text, parts);
  return value === null ? null : { value, next: below + 1 };
}

/**
 * The digits around a decimal sign, which may also group thousands: `1,5`, `0.25`, `1.000`; null for dates and lists.
 */
function withSign(
  tokens: readonly Token[],
  signAt: number,
  { whole, lexicon }: { whole: string; lexicon: Lexicon },
): ReadNumber | null {
  const sign = tokens[signAt]?.key === '.' ? '.' : ',';
  const digits = tokens[signAt + 1]?.text ?? '';
  const value = Number(`${whole}.${digits}`);
  // `0.33333334326744`, which programs write for thirds
  if (digits.length > 4) return whole.length > 2 ? null : { value, next: signAt + 2, as: 'digits' };
  const after = tokens[signAt + 2];
  // `1.2.2024` and `1,2,3` are not numbers
  if ((after?.key === '.' || after?.key === ',') && tokens[signAt + 3]?.kind === 'digits') return null;
  const readings = numberReadings({ whole, sign, digits }, lexicon.words.writing.numberStyle);
  return {
    value,
    ...(readings && readings.sure !== 'decimal' && { thousands: readings.thousands }),
    ...(readings?.sure === 'thousands' && { grouped: true }),
    next: signAt + 2,
    as: 'digits',
  };
}

/** The value of digits at token `at` with a space as thousands separator: `1 000`; null if it is not one. */
function groupedBySpace(tokens: readonly Token[], at: number, lexicon: Lexicon): number | null {
  const whole = tokens[at]?.text ?? '';
  const [space, group] = [tokens[at + 1], tokens[at + 2]];
  const grouped =
    lexicon.words.grammar.spacedThousands &&
    space?.kind === 'space' &&
    space.text.length === 1 &&
    group?.kind === 'digits' &&
    group.text.length === 3;
  return grouped && /^[1-9]\d{0,2}$/.test(whole) && tokens[at + 3]?.key !== '/'
    ? Number(whole + group.text)
    : null;
}

/** Digits with a decimal sign or groups of thousands: `1,5`, `1.000`, `0.25`, `1 000`. */
function decimalAt(tokens: readonly Token[], at: number, lexicon: Lexicon): ReadNumber | null {
  const token = tokens[at];
  const startsWithSign =
    token?.key === '.' && tokens[at + 1]?.kind === 'digits' && tokens[at - 1]?.kind !== 'digits';
  const whole = startsWithSign ? '0' : token?.kind === 'digits' ? token.text : null;
  if (whole === null || whole.length > MAX_DIGITS) return null;
  const signAt = startsWithSign ? at : at + 1;
  const sign = tokens[signAt]?.key;
  if ((sign === '.' || sign === ',') && tokens[signAt + 1]?.kind === 'digits')
    return withSign(tokens, signAt, { whole, lexicon });
  const thousands = groupedBySpace(tokens, at, lexicon);
  return { value: Number(whole), ...(thousands !== null && { thousands }), next: at + 1, as: 'digits' };
}

/** A fraction after a whole number: `1 1/2`, `1-1/2`, `1½`, `2 and 1/4`. */
function fractionAfter(
  tokens: readonly Token[],
  at: number,
  lexicon: Lexicon,
): { value: number; next: number } | null {
  let next = at;
  if (tokens[next]?.kind === 'space') next += 1;
  if (tokens[next]?.key === '-' || tokens[next]?.key === '.') next += 1;
  else if (tokens[next]?.key === '&' || tokens[next]?.key === '+') next = skipSpace(tokens, next + 1);
  else {
    const and = phraseAt(tokens, next, lexicon.list.and);
    if (and) next = skipSpace(tokens, and.next);
  }
  const fraction = fractionAt(tokens, next);
  return fraction && fraction.value < 1 ? fraction : null;
}

function inDigits(tokens: readonly Token[], at: number, lexicon: Lexicon): ReadNumber | null {
  const fraction = fractionAt(tokens, at);
  // `1/2/2024`; in `1/2-3/4` the second is read as a range elsewhere
  if (fraction)
    return tokens[fraction.next]?.key === '/' &&
      tokens[at]?.kind === 'digits' &&
      tokens[fraction.next + 1]?.kind === 'digits'
      ? null
      : { ...fraction, as: 'digits' };
  const number = decimalAt(tokens, at, lexicon);
  if (!number || !Number.isInteger(number.value) || number.thousands !== undefined) return number;
  // `1 11/2 cups` is neither 1 nor 1 1/2
  const beside = tokens[number.next]?.kind === 'space' ? fractionAt(tokens, number.next + 1) : null;
  if (beside && beside.value >= 1 && !tokens[number.next]?.text.includes('\n')) return null;
  const more = fractionAfter(tokens, number.next, lexicon);
  if (more) return { value: number.value + more.value, next: more.next, as: 'digits' };
  const part = phraseAt(tokens, skipSpace(tokens, number.next), lexicon.andParts);
  return part ? { value: number.value + part.value, next: part.next, as: 'digits' } : number;
}

/** A number word that no food starts with: half-and-half is not a half. */
const numberWordAt = (tokens: readonly Token[], at: number, { list, numbers }: Lexicon) =>
  phraseAt(tokens, at, list.notUnits) ? null : phraseAt(tokens, at, numbers);

/** Digits, twelve times with a word for dozens: `2 dozen`, `1 1/2 dozen`, the 3 of `3 to 4 dozen`. */
function inDozens(tokens: readonly Token[], at: number, lexicon: Lexicon): ReadNumber | null {
  const number = inDigits(tokens, at, lexicon);
  if (!number) return null;
  const dozen = (from: number) => phraseAt(tokens, skipSpace(tokens, from), lexicon.list.dozen);
  const near = skipSpace(tokens, number.next);
  const to = tokens[near]?.key === '-' ? near + 1 : phraseAt(tokens, near, lexicon.list.range)?.next;
  const end = to === undefined ? null : inDigits(tokens, skipSpace(tokens, to), lexicon);
  const next = end ? dozen(end.next) && number.next : dozen(near)?.next;
  return next ? { ...number, value: number.value * 12, next } : number;
}

/** The number that starts at token `at`, in digits or words; null if there is none. */
export function numberAt(tokens: readonly Token[], at: number, lexicon: Lexicon): ReadNumber | null {
  const token = tokens[at];
  // `1 quart de litre`
  const numberWord = token?.kind === 'digits' ? phraseAt(tokens, at, lexicon.numbers) : null;
  if (numberWord) return { ...numberWord, as: 'digits' };
  if (token?.kind === 'digits' || token?.kind === 'vulgar' || token?.key === '.')
    return inDozens(tokens, at, lexicon);
  if (token?.kind !== 'word') return null;
  const word = numberWordAt(tokens, at, lexicon);
  const article = phraseAt(tokens, at, lexicon.list.articles);
  if (!word && !article) return null;
  // `einer ½ Zitrone` is a half, not one
  const half = !word && article ? fractionAt(tokens, skipSpace(tokens, article.next)) : null;
  if (half && half.value < 1) return { ...half, as: 'digits' };
  const found: ReadNumber = word
    ? { ...word, as: 'word' }
    : { value: 1, next: article?.next ?? at + 1, as: 'article' };
  const part = phraseAt(tokens, skipSpace(tokens, found.next), lexicon.andParts);
  return part && found.value >= 1 ? { value: found.value + part.value, next: part.next, as: 'word' } : found;
}
