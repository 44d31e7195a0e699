import { type Lexicon, phraseAt } from '../../language/lexicon.ts';
import { skipSpace, type Token } from '../../language/tokens.ts';
import type { Finding } from './finding.ts';

/** Differences are at most this many degrees; oven temperatures are higher. */
const LARGEST_DIFFERENCE = 75;
/** Degrees below this without a scale are angles or differences. */
const LEAST_WITHOUT_SCALE = 30;

/** Phrases of one to three words that end before token `at`, the nearest word last. */
function phrasesBefore(tokens: readonly Token[], at: number): string[] {
  const words: string[] = [];
  for (let index = at - 1; index >= 0 && words.length < 3; index--) {
    const token = tokens[index];
    if (token?.kind === 'word') words.unshift(token.key);
    else if (token?.kind !== 'space' && token?.key !== '.' && token?.key !== "'" && token?.key !== '~') break;
  }
  return words.map((_, index) => words.slice(index).join(' '));
}

const TURNS = /^(?:angle|turn|rotation|winkel|angulo|ecart)/;

/** Whether degrees are a difference or an angle, not a temperature: `6-8 degrees above`, `by 20°`. */
export function isDifference(tokens: readonly Token[], found: Finding, lexicon: Lexicon): boolean {
  const after = skipSpace(tokens, found.to);
  const joined = tokens[after]?.key === '-' ? skipSpace(tokens, after + 1) : after;
  if (TURNS.test(tokens[joined]?.key ?? '')) return true;
  if (Math.max(...found.values) > LARGEST_DIFFERENCE) return false;
  if (phraseAt(tokens, joined, lexicon.list.differenceAfter)) return true;
  return phrasesBefore(tokens, found.from).some((phrase) => lexicon.list.differenceBefore.map.has(phrase));
}

/** How far before its number an oven may be mentioned, in tokens. */
const OVEN_DISTANCE = 16;

/** The scale of a bare number for the oven, as in `bake at 350 for 20 minutes`; null if it is something else. */
export function ovenScale(tokens: readonly Token[], found: Finding, lexicon: Lexicon): 'C' | 'F' | null {
  if (found.unit !== null || found.as !== 'digits' || found.sides) return null;
  const within = (least: number, most: number, step: number) =>
    found.values.every((value) => value >= least && value <= most && value % step === 0);
  const scale = within(140, 250, 5) ? 'C' : within(275, 550, 25) ? 'F' : null;
  if (scale === null || (scale === 'C' && lexicon.language === 'en')) return null;
  const { ovenAt, ovenNear, ovenThen } = lexicon.list;
  const after = tokens[skipSpace(tokens, found.to)];
  const ends = after === undefined || /^[.,;)]$/.test(after.key) || ovenThen.map.has(after.key);
  const before = tokens[found.from - 1]?.kind === 'space' ? tokens[found.from - 2] : undefined;
  if (!ends || !before || !ovenAt.map.has(before.key)) return null;
  let at = found.from - 1;
  for (const least = Math.max(0, at - OVEN_DISTANCE); at >= least && tokens[at]?.key !== '.'; at--)
    if (ovenNear.map.has(tokens[at]?.key ?? '')) return scale;
  return null;
}

const OVEN = /\b(?:oven|bake|baking|baked|preheat|preheated|heat|roast|roasting|fan|gas)\b/i;

/** The scale of `350 degrees` or `180°`, where none is written; null if it could be either. */
export function impliedScale(
  values: readonly number[],
  language: Lexicon['language'],
  text: string,
  written: ReadonlySet<string | null>,
): 'C' | 'F' | null {
  const highest = Math.max(...values);
  if (highest < LEAST_WITHOUT_SCALE) return null;
  // No home oven reaches 300 °C, and recipes in Fahrenheit bake at 250 °F or more
  if (highest > 280) return 'F';
  if (language !== 'en') return 'C';
  if (highest >= 250) return 'F';
  if (written.has('C') !== written.has('F')) return written.has('C') ? 'C' : 'F';
  if (highest < 60) return 'C';
  const isUsualCelsius = highest >= 140 && highest % 10 === 0 && OVEN.test(text);
  return isUsualCelsius ? 'C' : 'F';
}
