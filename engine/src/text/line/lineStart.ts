import { type Lexicon, phraseAt } from '../../language/lexicon.ts';
import { skipSpace, type Token } from '../../language/tokens.ts';
import type { Finding } from '../findings/finding.ts';

/** The text before the first amount or food of a line. */
export interface LineStart {
  /** Where the amount or the food starts. */
  at: number;
  /** `juice of`, which belongs to the food; null if absent. */
  part: { from: number; to: number } | null;
  /** The first word is an uncountable amount: `some`. */
  vague: boolean;
}

const SOFT = /^[~.,:*_+≈<>±]$/u;

/** Skips `Optional:`, `For the dressing:` and `Si version végane :` before an amount; the token after it, else `at`. */
function afterLabel(
  tokens: readonly Token[],
  at: number,
  findings: readonly Finding[],
  lexicon: Lexicon,
): number {
  const colon = tokens.findIndex(({ key }, index) => index >= at && key === ':');
  if (colon < 0 || findings.some(({ from }) => from < colon)) return at;
  const starts = [lexicon.list.optional, lexicon.list.headingStart].some((list) =>
    phraseAt(tokens, at, list),
  );
  const condition = /^(?:if|si|wenn|falls)$/.test(tokens[at]?.key ?? '');
  return starts || condition ? skipSpace(tokens, colon + 1) : at;
}

/** Skips `(optional)` at the start; the token after it, else `at`. */
function afterRemark(tokens: readonly Token[], at: number, lexicon: Lexicon): number {
  if (tokens[at]?.key !== '(' || !phraseAt(tokens, at + 1, lexicon.list.optional)) return at;
  const close = tokens.findIndex(({ key }, index) => index > at && key === ')');
  return close < 0 ? at : skipSpace(tokens, close + 1);
}

/** The start of a line's content, after labels, remarks, `about`, and `juice of`. */
export function lineStart(
  tokens: readonly Token[],
  from: number,
  findings: readonly Finding[],
  lexicon: Lexicon,
): LineStart {
  const startsAt = new Set(findings.map((finding) => finding.from));
  let at = afterRemark(tokens, afterLabel(tokens, from, findings, lexicon), lexicon);
  let vague = false;
  for (let steps = 0; steps < 6 && at < tokens.length; steps++) {
    const unsure = phraseAt(tokens, at, lexicon.list.vague);
    // `un peu` starts like a number
    if (startsAt.has(at) && !(unsure && unsure.next > at + 1)) break;
    const part = phraseAt(tokens, at, lexicon.list.parts);
    const counted = part && partNumber(tokens, part.next, startsAt, lexicon);
    if (part && counted !== null && counted !== undefined)
      return { at: counted, part: { from: at, to: part.next }, vague: false };
    const bare = bareUnit(tokens, at, lexicon);
    if (bare !== null) return { at: bare, part: null, vague: true };
    const soft = SOFT.test(tokens[at]?.text ?? '') || tokens[at]?.kind === 'space';

    const range = phraseAt(tokens, at, lexicon.list.between) ?? phraseAt(tokens, at, lexicon.list.of);
    const skipped =
      phraseAt(tokens, at, lexicon.list.about) ??
      (range && startsAt.has(skipSpace(tokens, range.next)) ? range : null) ??
      phraseAt(tokens, at, lexicon.list.optional);
    const next = soft ? at + 1 : (unsure?.next ?? skipped?.next ?? null);
    if (next === null) break;
    // `about` starts a name here: it is only skipped before a number
    if (
      !soft &&
      !unsure &&
      skipped &&
      !beforeNumber(tokens, next, startsAt) &&
      !phraseAt(tokens, at, lexicon.list.optional)
    )
      break;
    if (unsure) vague = true;
    at = skipSpace(tokens, next);
    if (tokens[at]?.key === "'") at = skipSpace(tokens, at + 1);
  }
  return { at, part: null, vague };
}

/** The number after `juice of`, perhaps preceded by `about` or `the`. */
function partNumber(
  tokens: readonly Token[],
  at: number,
  startsAt: ReadonlySet<number>,
  lexicon: Lexicon,
): number | null {
  let next = at;
  for (let steps = 0; steps < 4; steps++) {
    if (tokens[next]?.kind === 'space' || tokens[next]?.key === "'" || tokens[next]?.key === '.') next += 1;
    if (startsAt.has(next)) return next;
    const word = phraseAt(tokens, next, lexicon.list.about) ?? phraseAt(tokens, next, lexicon.list.of);
    if (word) next = word.next;
  }
  return startsAt.has(next) ? next : null;
}

function beforeNumber(tokens: readonly Token[], at: number, startsAt: ReadonlySet<number>): boolean {
  for (let next = at, steps = 0; steps < 4; steps++, next++) {
    if (startsAt.has(next)) return true;
    const token = tokens[next];
    if (token?.kind === 'word' && steps > 2) return false;
  }
  return false;
}

/** Words that measure without a number: `Pinch of salt`, `Prise Zucker`. */
const BARE = new Set(['pinch', 'handful', 'package', 'knife_tip', 'bunch']);
/** In other lines these are foods: `filet de saumon`, `zeste de citron`. */
const FOODS = new Set([
  'filet',
  'zeste',
  'prise',
  'bloc',
  'pack',
  'nuage',
  'carton',
  'rouleau',
  'rolle',
  'tube',
  'riegel',
  'barra',
  'barras',
  'rollo',
  'pastilla',
  'gotas',
]);

/** The token after a unit that precedes a food without a number; null if there is none. */
function bareUnit(tokens: readonly Token[], at: number, lexicon: Lexicon): number | null {
  const modifier = phraseAt(tokens, at, lexicon.list.modifiers);
  const unit = phraseAt(tokens, modifier ? skipSpace(tokens, modifier.next) : at, lexicon.units);
  if (!unit || !BARE.has(unit.value) || (FOODS.has(tokens[at]?.key ?? '') && lexicon.language !== 'de'))
    return null;
  const next = skipSpace(tokens, unit.next);
  const of = phraseAt(tokens, next, lexicon.list.of);
  if (lexicon.language === 'de')
    return /^\p{Lu}/u.test(tokens[next]?.text ?? '') && !FOODS.has(tokens[at]?.key ?? '')
      ? next
      : tokens[at]?.key === 'prise'
        ? next
        : null;
  const plain = lexicon.language === 'en' && unit.value !== 'package' && tokens[next]?.kind === 'word';
  return of || plain ? next : null;
}
