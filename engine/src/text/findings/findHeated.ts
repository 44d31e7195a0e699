import { phraseAt } from '../../language/lexicon.ts';
import { skipSpace, type Token } from '../../language/tokens.ts';
import type { Heated } from '../../temperature/shownBy.ts';
import type { Source } from '../source.ts';
import type { TokenRun } from './finding.ts';

const HINTS = [
  ['oven', 'heatOven'],
  ['probe', 'heatProbe'],
  ['pot', 'heatPot'],
] as const;
type Hint = (typeof HINTS)[number][0];

/** How far from a temperature to look for what is heated, in tokens. */
const MAX_TOKENS_BEFORE = 80;
const MAX_TOKENS_AFTER = 24;
/** Words right after it: `400 °F hot oven`, `180 °C heißes Öl`. */
const MAX_WORDS_RIGHT_AFTER = 3;

/** The hint that starts at token `at`, by the longest phrase: an `air fryer` is no `fryer`. */
function hintAt({ tokens, lexicon: { list } }: Source, at: number): { hint: Hint; next: number } | null {
  let best: { hint: Hint; next: number } | null = null;
  for (const [hint, phrases] of HINTS) {
    const found = phraseAt(tokens, at, list[phrases]);
    if (found && (!best || found.next > best.next)) best = { hint, next: found.next };
  }
  return best;
}

function hintsIn(source: Source, from: number, to: number): Hint[] {
  const { tokens } = source;
  const hints: Hint[] = [];
  for (let at = Math.max(0, from); at < Math.min(to, tokens.length); ) {
    const found = tokens[at]?.kind === 'word' ? hintAt(source, at) : null;
    if (found) hints.push(found.hint);
    at = found?.next ?? at + 1;
  }
  return hints;
}

const endsSentence = ({ kind, key, text }: Token) =>
  kind === 'space' ? text.includes('\n') : /^[.!?;]$/.test(key);

/** The hint right after a temperature, up to a comma or `for`, `until`. */
function rightAfter(source: Source, to: number): Hint | null {
  const { tokens, lexicon } = source;
  let at = skipSpace(tokens, to);
  for (let words = 0; words < MAX_WORDS_RIGHT_AFTER; words++) {
    const found = tokens[at]?.kind === 'word' ? hintAt(source, at) : null;
    if (found) return found.hint;
    if (tokens[at]?.kind !== 'word' || phraseAt(tokens, at, lexicon.list.ovenThen)) return null;
    at = skipSpace(tokens, at + 1);
  }
  return null;
}

/** The end of the clause after a temperature, which in German has the verb. */
function clauseEnd({ tokens, lexicon: { list } }: Source, to: number): number {
  for (let at = to; at < to + MAX_TOKENS_AFTER; at++) {
    const token = tokens[at];
    if (!token || endsSentence(token) || token.key === ',' || list.and.map.has(token.key)) return at;
  }
  return to + MAX_TOKENS_AFTER;
}

const heatedBy = (hint: Hint): Heated => (hint === 'oven' ? 'oven' : 'food');
/** Whether a hint is clear by itself; foods heated in a pot are baked as well. */
const isClear = (hint: Hint) => hint !== 'pot';

/** What is heated to a temperature; `since` is the end of the temperature before. */
export function findHeated(source: Source, { from, to }: TokenRun, since: number): Heated {
  const { tokens } = source;
  const start = Math.max(0, from - MAX_TOKENS_BEFORE);
  const hintsBefore = hintsIn(source, Math.max(start, since), from);
  const clause = hintsIn(source, to, clauseEnd(source, to));
  const clear = rightAfter(source, to) ?? hintsBefore.findLast(isClear) ?? clause.find(isClear);
  if (clear) return heatedBy(clear);
  const sentence = Math.max(since, start + tokens.slice(start, from).findLastIndex(endsSentence) + 1);
  if (hintsIn(source, sentence, from).length > 0) return 'food';
  const before = hintsIn(source, start, from);
  const last = before.findLast(isClear) ?? before.at(-1) ?? clause[0];
  return last ? heatedBy(last) : null;
}
