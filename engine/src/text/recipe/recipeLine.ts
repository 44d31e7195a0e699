import { foldLetters } from '../../language/foldAccents.ts';
import { type Lexicon, type Phrases, phraseAt } from '../../language/lexicon.ts';
import { cachedIn } from '../../language/remember.ts';
import { skipSpace, type Token } from '../../language/tokens.ts';
import { wordPattern } from '../../language/wordPattern.ts';
import { numberAt } from '../findings/numbers.ts';
import { rangeEnd } from '../findings/rangeEnd.ts';
import { closingParenthesis } from '../line/cluster.ts';
import { skipAbout, skipBullet } from '../line/lineFindings.ts';
import type { Source } from '../source.ts';

export type Section = 'ingredients' | 'steps' | 'notes';
export type LineKind = 'title' | 'heading' | 'ingredient' | 'step' | 'note' | 'yield' | 'time';

/** The word tokens of a line. */
export const wordsOf = (tokens: readonly Token[]) => tokens.filter(({ kind }) => kind === 'word');

/** The words before the first aside: `Serves 2 (serving size: about 2/3 cup quinoa mixture, 1 egg)`. */
export function wordsBeforeAside(tokens: readonly Token[]): readonly Token[] {
  const aside = tokens.findIndex(({ key }) => key === '(');
  return wordsOf(aside > 0 ? tokens.slice(0, aside) : tokens);
}

function startsWith(tokens: readonly Token[], phrases: Phrases<true>): number | null {
  const found = phraseAt(tokens, skipBullet(tokens), phrases);
  return found?.next ?? null;
}

/** Whether a line only starts a section: `Ingredients:`, `## Method`, `Zutaten (4 Portionen)`. */
export function sectionOf(
  tokens: readonly Token[],
  lists: Readonly<Record<Section, Phrases<true>>>,
): Section | null {
  for (const section of ['ingredients', 'steps', 'notes'] as const) {
    const next = startsWith(tokens, lists[section]);
    if (next === null) continue;
    const rest = tokens.slice(next);
    const sign = tokens[skipSpace(tokens, next)];
    const words = wordsOf(rest).length;
    const isAlone = words === 0 && !rest.some(({ kind }) => kind === 'digits');
    // `Ingrédients pour 4 personnes`, but not `Preparation time: 20 minutes`
    const isForSome = section === 'ingredients' && words <= 4;
    if (isAlone || isForSome || (section === 'ingredients' && sign?.key === ':' && words === 0))
      return section;
  }
  return null;
}

const hasNumber = (tokens: readonly Token[]) =>
  tokens.some(({ kind }) => kind === 'digits' || kind === 'vulgar');

/** Emphasis, the end of a remark and trailing spaces. */
const isTrim = ({ kind, key }: Token) =>
  key === '*' || key === '_' || key === '.' || key === ')' || kind === 'space';

/** Whether a line ends at a token, except for a remark in parentheses. */
function endsAt(tokens: readonly Token[], at: number): boolean {
  const open = skipSpace(tokens, at);
  const rest = tokens[open]?.key === '(' ? closingParenthesis(tokens, open) + 1 : open;
  return tokens.slice(rest).every(isTrim);
}

/** The token after the digits at token `at`, or after the range that they start: `4`, `4-6`, `4 to 6`. */
const countEnd = (line: Source, at: number) => rangeEnd(line, { from: at, to: at + 1 })?.next ?? at + 1;

/** Whether a line ends after a number, at most with what it counts: `Serves 4`, `Pour 6 personnes`. */
const endsAfter = (tokens: readonly Token[], at: number, list: Phrases<true>) =>
  endsAt(tokens, phraseAt(tokens, skipSpace(tokens, at), list)?.next ?? at);

/** `Pour un gâteau pour 6 personnes`, `ca. 12 Stück`: the number of servings ends the line. */
function endsWithServings(tokens: readonly Token[], list: Phrases<true>): boolean {
  return tokens.some(({ kind }, at) => {
    const unit = kind === 'digits' ? phraseAt(tokens, skipSpace(tokens, at + 1), list) : null;
    return unit !== null && endsAt(tokens, unit.next);
  });
}

/** The first token of the value in `Yield: one loaf`; null without a word of yields and a colon. */
function labeledValue(tokens: readonly Token[], list: Phrases<true>): number | null {
  const label = startsWith(tokens, list);
  const colon = label === null ? null : skipSpace(tokens, label);
  return colon !== null && tokens[colon]?.key === ':' ? skipSpace(tokens, colon + 1) : null;
}

/** `sixteen 2-inch bars`: several of a size, counted in words, at token `at`. */
function isCountOfSizes({ tokens, lexicon }: Source, at: number): boolean {
  const number = numberAt(tokens, at, lexicon);
  const size = number?.as === 'word' && number.value > 1 ? skipSpace(tokens, number.next) : null;
  return size !== null && tokens[size]?.kind === 'digits';
}

/** `Serves four`, `Für zwei Personen`: a line of nothing but its words and a number in words; `Yield: one loaf` may say more. */
function isCountedInWords(line: Source, list: Phrases<true>): boolean {
  const { tokens, lexicon } = line;
  const value = labeledValue(tokens, list);
  const start = skipSpace(tokens, value ?? startsWith(tokens, list) ?? tokens.length);
  const at = skipSpace(tokens, phraseAt(tokens, start, list)?.next ?? start);
  const number = numberAt(tokens, at, lexicon);
  if (number?.as !== 'word') return false;
  const end = rangeEnd(line, { from: at, to: number.next })?.next ?? number.next;
  return value !== null || endsAfter(tokens, end, list);
}

/**
 * `Serves 4`, `Pour 6 personnes`, `*Quantité* : pour 8 personnes`, `4 Portionen`. Steps too end with servings (`Divide
 * into 4 portions`), and ingredients too are counted in pieces (`2 Stück, rot Paprika`).
 */
export function isYieldLine(marked: Source, list: Phrases<true>, section: Section | null): boolean {
  const line = { ...marked, tokens: marked.tokens.filter(({ key }) => key !== '*') };
  const { tokens, lexicon } = line;
  const isShort = wordsBeforeAside(tokens).length <= 8;
  if (!isShort && (section !== null || labeledValue(tokens, list) === null)) return false;
  if (!hasNumber(tokens)) return section !== 'steps' && isCountedInWords(marked, list);
  const start = skipBullet(tokens);
  if (tokens[start]?.kind === 'digits') return isCountOfServings(line, start, { list, section });
  if (section !== 'steps' && endsWithServings(tokens, list)) return true;
  const first = phraseAt(tokens, start, list);
  if (!first) return false;
  // `Yield Serves 4`
  const again = phraseAt(tokens, skipSpace(tokens, first.next), list) ?? first;
  const at = skipAbout(tokens, skipSpace(tokens, again.next), lexicon);
  const next = tokens[at];
  // `Makes 12 balls of 30 g` among the steps is one
  if (section === 'steps' && next?.kind === 'digits') return endsAfter(tokens, countEnd(line, at), list);
  const isSized = section === null && isCountOfSizes(line, at);
  return isSized || next?.kind === 'digits' || next?.key === ':' || next?.key === '(';
}

/** `4 Portionen`, `6-8 servings`. */
function isCountOfServings(
  line: Source,
  start: number,
  { list, section }: { list: Phrases<true>; section: Section | null },
): boolean {
  const { tokens } = line;
  const unit = phraseAt(tokens, skipSpace(tokens, countEnd(line, start)), list);
  if (unit === null) return false;
  if (section !== null) return endsAt(tokens, unit.next);
  // `1 Stück Butter` is an ingredient
  return tokens[skipSpace(tokens, unit.next)]?.kind !== 'word';
}

/**
 * The first token of a yield behind a name, to the end of the line: `Bolognese (4 Personen)`, `Leek tart - serves 6`,
 * `Apfelkuchen für 12 Stücke`. Null if there is none, or no name before it.
 */
export function yieldBehindName(line: Source, list: Phrases<true>): number | null {
  const { tokens, lexicon } = line;
  const start = skipBullet(tokens);
  // `7-Layer Dip`
  const isCompound = tokens[start]?.kind === 'digits' && tokens[start + 1]?.key === '-';
  const name = isCompound ? start + 2 : start;
  if (tokens[name]?.kind !== 'word' || phraseAt(tokens, name, list)) return null;
  const found = tokens.findIndex(({ kind }, at) => {
    if (at <= name || (kind !== 'word' && kind !== 'digits')) return false;
    const word = phraseAt(tokens, at, list);
    const from = word ? skipAbout(tokens, skipSpace(tokens, word.next), lexicon) : at;
    if (tokens[from]?.kind !== 'digits') return false;
    const end = countEnd(line, from);
    const unit = phraseAt(tokens, skipSpace(tokens, end), list);
    return (word !== null || unit !== null) && tokens.slice(unit?.next ?? end).every(isTrim);
  });
  return found < 0 ? null : found;
}

/** The end of a label that starts the line, or its second word: `Koch-/Backzeit`, `Active cooking time`. */
function labelEnd(tokens: readonly Token[], list: Phrases<true>): number | null {
  const start = skipBullet(tokens);
  const words = [...tokens.keys()].filter((at) => at >= start && tokens[at]?.kind === 'word').slice(0, 2);
  for (const at of words) {
    const found = phraseAt(tokens, at, list);
    if (found) return found.next;
  }
  return null;
}

/** A row with more words for a time is a sentence. */
const MAX_TIME_WORDS = 9;

/**
 * `Prep time: 20 minutes`, and in the head of a recipe `Backzeit 40 Min.` Anywhere else only a colon tells it from a
 * step: `Cuisson 20 minutes à 180 °C`.
 */
export function isTimeLine(marked: Source, list: Phrases<true>, isHead: boolean): boolean {
  const tokens = marked.tokens.filter(({ key }) => key !== '*');
  const next = labelEnd(tokens, list);
  if (next === null) return false;
  // `Prep time 10 minutes Cook time 1 hour 5 minutes Servings 10`
  const labels = isHead ? tokens.filter((_, at) => phraseAt(tokens, at, list)).length : 1;
  if (wordsOf(tokens).length > MAX_TIME_WORDS * labels) return false;
  const colon = skipSpace(tokens, next);
  const value = skipSpace(tokens, tokens[colon]?.key === ':' ? colon + 1 : colon);
  // `Zubereitung: eine halbe Stunde`
  const { lexicon } = marked;
  if (!hasNumber(tokens) && !numberAt(tokens, skipAbout(tokens, value, lexicon), lexicon)) return false;
  const rest = tokens.slice(next);
  if (!isHead && !rest.some(({ key }) => key === ':')) return false;
  return rest.some(
    ({ kind, key }) => kind === 'word' && (key === 'm' || lexicon.list.timeUnits.map.has(key)),
  );
}

const energyPatterns = new WeakMap<Lexicon, RegExp>();

function energyPattern({ words }: Lexicon): RegExp {
  const nutrient = wordPattern(words.nutrients);
  return new RegExp(`\\d\\s?(?:(?:kcal|kj|cal)\\b|${nutrient})|${nutrient}\\s{0,3}:?\\s{0,3}\\d`);
}

const NUTRIENT_PATTERN = /^\P{L}{0,9}\p{L}[\p{L} -]{2,30}:?\s{0,3}[\d.,]{1,9}\s?(?:g|mg|µg|mcg|%)\W{0,3}$/u;

/** The energy of an ingredient beside its amount: `6 marshmallows (150 cal)`. */
const ENERGY_ASIDE = /(?<=^\W*\d.*)\([^()]*\)/gu;

/** Whether a line states nutrition, which is neither converted nor scaled. */
export function isNutritionLine(text: string, section: Section | null, lexicon: Lexicon): boolean {
  const stated = section === 'ingredients' ? text.replace(ENERGY_ASIDE, '') : text;
  return (
    cachedIn(energyPatterns, lexicon, energyPattern).test(foldLetters(stated)) ||
    (section === 'notes' && NUTRIENT_PATTERN.test(text))
  );
}

/**
 * The number of a step: `1.`, `2)`, `3.º`, `4.-`, an emoji's key. Signs that amounts have, too, stand before a sentence:
 * `1- Mix`, `2° Mix`, `3.Mix`, but not `1- inch piece of ginger`, `80° warm water`, `1.EL`.
 */
const STEP_NUMBER =
  /^(?:(?:\d+(?:[.):]|\uFE0F?\u20E3)|1?\d(?:[ºª]|°(?=[.):])))[.):ºª]?[-–]?\s+|(?:\d+[-–—/]|1?\d°)\s+(?=\p{Lu})|\d+[.)](?=\p{Lu}\p{Ll}))/u;

/** No number of a step has more tokens, with the letters behind it. */
const MAX_STEP_TOKENS = 7;

/** The first token of a step's words. */
export function skipStepNumber(tokens: readonly Token[], start: number): number {
  if (tokens[start]?.kind !== 'digits') return start;
  const first = tokens.slice(start, start + MAX_STEP_TOKENS).map(({ text }) => text);
  let rest = STEP_NUMBER.exec(first.join(''))?.[0].length ?? 0;
  let at = start;
  for (; rest > 0; at++) rest -= tokens[at]?.text.length ?? rest;
  return at;
}

/** Whether a step's number stands there. */
export const isNumberedStep = (tokens: readonly Token[], start: number) =>
  skipStepNumber(tokens, start) > start;
