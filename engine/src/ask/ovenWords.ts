import { foldLetters } from '../language/foldAccents.ts';
import { hasPhrase, type Phrases, phraseAt } from '../language/lexicon.ts';
import { skipSpace, tokensOf } from '../language/tokens.ts';
import { MAX_THERMOSTAT } from '../temperature/thermostat.ts';
import { numberAt } from '../text/findings/numbers.ts';
import type { AskLexicon } from './askLexicon.ts';
import type { UsedSpan } from './findLeftover.ts';
import { type Tokens, trimTokens } from './phraseRuns.ts';
import type { Target } from './target.ts';

/** The positions of the words for ovens with and without a fan; null if there are none. */
interface OvenKinds {
  fan: UsedSpan | null;
  still: UsedSpan | null;
}

/** Finds the words for ovens with and without a fan; `no fan` is not a `fan`. */
export function findOvenKinds(tokens: Tokens, { list }: AskLexicon): OvenKinds {
  const found: OvenKinds = { fan: null, still: null };
  for (let at = 0; at < tokens.length; at++) {
    const [fan, still] = [phraseAt(tokens, at, list.fan), phraseAt(tokens, at, list.still)];
    const phrase = still && still.next >= (fan?.next ?? 0) ? still : fan;
    if (!phrase) continue;
    const kind = phrase === still ? 'still' : 'fan';
    const span = { start: tokens[at]?.start ?? 0, end: tokens[phrase.next - 1]?.end ?? 0 };
    const before = found[kind];
    // `Ober-/Unterhitze` is one
    if (!before || gap(before, span) <= 2) found[kind] = { ...span, start: before?.start ?? span.start };
    at = phrase.next - 1;
  }
  return found;
}

/** The characters between two parts of a line. */
export const gap = (a: UsedSpan, b: UsedSpan): number => Math.max(a.start - b.end, b.start - a.end);

/** The mode that a number between two stands right behind, perhaps with `at`: `fan 160 conventional`; null elsewhere. */
export function modeBefore(
  { fan, still, text, lexicon }: OvenKinds & { text: string; lexicon: AskLexicon },
  { start, end }: UsedSpan,
): UsedSpan | null {
  if (!fan || !still || end > Math.max(fan.start, still.start)) return null;
  const first = fan.start < still.start ? fan : still;
  const between = foldLetters(text.slice(first.end, start)).trim();
  return first.end <= start && (between === '' || lexicon.recipe.list.ovenAt.map.has(between)) ? first : null;
}

type Words = AskLexicon['list']['gas'];

/** The number that starts a line and ends right before `at`. */
function markBefore(tokens: Tokens, at: number, { recipe }: AskLexicon): number | null {
  if (at < 2 || tokens[at - 1]?.kind !== 'space' || tokens[at - 2]?.kind !== 'digits') return null;
  const number = numberAt(tokens, at - 2, recipe);
  return number && trimTokens(tokens.slice(0, at - 2)).length === 0 ? number.value : null;
}

/** The number after a word that ends at `end`, perhaps with a period or another word of the list between. */
function markAfter(tokens: Tokens, end: number, { list, lexicon }: { list: Words; lexicon: AskLexicon }) {
  let next = skipSpace(tokens, end);
  if (tokens[next]?.key === '.' && tokens[next + 1]?.kind !== 'digits') next = skipSpace(tokens, next + 1);
  const further = phraseAt(tokens, next, list);
  const number = numberAt(tokens, further ? skipSpace(tokens, further.next) : next, lexicon.recipe);
  return number && number.as !== 'article' ? number.value : null;
}

/** The number beside a word such as `gas mark`, on either side. */
export function markNextTo(tokens: Tokens, lexicon: AskLexicon, list: Words): number | null {
  for (let at = 0; at < tokens.length; at++) {
    const word = phraseAt(tokens, at, list);
    if (!word) continue;
    const mark = markBefore(tokens, at, lexicon) ?? markAfter(tokens, word.next, { list, lexicon });
    if (mark !== null) return mark;
  }
  return null;
}

/** The words for scales that are no degrees. */
export const MARKS = [
  ['thermostat', 'thermostat'],
  ['gas', 'gas-mark'],
] as const;

/** Whether degrees are a mark, with the scale that it is wanted in: `gas 5 celsius`. */
export const namesMark = (value = 0, tokens: Tokens, lexicon: AskLexicon): boolean =>
  value <= MAX_THERMOSTAT &&
  MARKS.some(([words]) => markNextTo(tokens, lexicon, lexicon.list[words]) === value);

/** The scale named beside degrees without a link: `200 C gas mark`, `is 180 C the same as gas mark 4`. */
export const scaleBeside = (tokens: Tokens, { list }: AskLexicon): Target['scale'] =>
  MARKS.find(([words]) => hasPhrase(tokens, list[words]))?.[1];

/** Two settings without a scale, such as `180-200`; none in any other text. */
export const twoSettings = (text: string): readonly number[] =>
  (/^\D{0,6}([1-9]\d{1,2})\D{1,5}([1-9]\d{1,2})\D{0,2}$/u.exec(text) ?? []).slice(1).map(Number);

/** Whether steps of German gas ovens are named, whose temperatures differ by manufacturer. */
export function namesGasSteps(tokens: Tokens, { list }: AskLexicon): boolean {
  const ends = (at: number, phrases: Phrases<true>) => phraseAt(tokens, at, phrases)?.next ?? 0;
  return tokens.some((_, at) => ends(at, list.gasSteps) > ends(at, list.gas));
}

/** Capitalizes the letter of a scale: `160 degrees c`. */
function capitalizeScale(text: string, { recipe }: AskLexicon): string {
  const tokens = tokensOf(text);
  return tokens
    .map((token, at) => {
      const before = tokens[at - (tokens[at - 1]?.kind === 'space' ? 2 : 1)];
      const degrees = before?.key === '°' || recipe.list.degrees.map.has(before?.key ?? '');
      return degrees && /^[cf]$/.test(token.text) ? token.text.toUpperCase() : token.text;
    })
    .join('');
}

/** From these numbers up, a letter after the number is a scale; below, `C` may be a cup. */
const MIN_DEGREES = { C: 30, F: 60 } as const;

/** Adds a degree sign in `350 F`, `180c`, so that `C` is not read as cup. */
export function addDegreeSigns(text: string, always: boolean, lexicon: AskLexicon): string {
  const { celsius, fahrenheit } = lexicon.recipe.words;
  // `fahrenheit 375`
  const scaleFirst = new RegExp(`^(${[...celsius, ...fahrenheit].join('|')}) (\\d+)`, 'iu');
  const whole = capitalizeScale(text.replace(scaleFirst, '$2 $1'), lexicon);
  return whole.replace(
    /(\d)[ °º]{0,2}([cf])(?![\p{L}\p{N}])/giu,
    (all, ...[digit, letter, at]: [string, string, number]) => {
      const before = whole.slice(0, at + 1);
      const scale = letter.toUpperCase() as keyof typeof MIN_DEGREES;
      const isScale = Number(/\d+$/.exec(before)?.[0] ?? 0) >= MIN_DEGREES[scale];
      // `2-3 c.` is a range of cups
      return always || isScale || /(?:^|[^\d\s])\s*[-−]\s*\d+$/.test(before) ? `${digit} °${scale}` : all;
    },
  );
}
