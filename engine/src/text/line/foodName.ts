import { type Lexicon, phraseAt } from '../../language/lexicon.ts';
import { skipSpace, type Token } from '../../language/tokens.ts';
import type { Finding, Run } from '../findings/finding.ts';
import { afterFoods, afterKind } from './afterComma.ts';
import { closing } from './lineAmounts.ts';
import { afterPreparation } from './preparedFirst.ts';

/** Where a food's name is, and where the remarks after it start. */
export interface FoodRuns {
  runs: Run[];
  to: number;
}

const isWord = (token: Token | undefined) => token?.kind === 'word' || token?.kind === 'digits';

/** Skips `of`, articles and signs before a name. */
function afterOf(tokens: readonly Token[], at: number, end: number, lexicon: Lexicon): number {
  let next = at;
  for (let steps = 0; steps < 8 && next < end; steps++) {
    const token = tokens[next];
    const word =
      phraseAt(tokens, next, lexicon.list.of) ??
      (next > at || steps === 0 ? phraseAt(tokens, next, lexicon.list.the) : null);
    if (token?.kind === 'space' || (token?.kind === 'mark' && token.key !== '(')) next += 1;
    else if (word && isWord(tokens[skipJoint(tokens, word.next)])) next = word.next;
    else break;
  }
  return next;
}

/** Skips the apostrophe of `d’ail` and the emphasis of `de **farine**`. */
const skipJoint = (tokens: readonly Token[], at: number) => {
  let next = skipSpace(tokens, at);
  if (tokens[next]?.key === "'") next = skipSpace(tokens, next + 1);
  for (let marks = 0; marks < 3 && tokens[next]?.key === '*'; marks++) next += 1;
  return next;
};

/** Whether the name so far is only a size, so that a comma does not end it: `1 large, ripe tomato`. */
function onlySizes(tokens: readonly Token[], name: readonly Run[], lexicon: Lexicon): boolean {
  return name.every(({ from, to }) =>
    tokens
      .slice(from, to)
      .every(
        ({ kind, key }) =>
          kind !== 'word' || lexicon.list.sizes.map.has(key) || lexicon.list.prepared.map.has(key),
      ),
  );
}

/** A period that ends a sentence, unlike that of `z. B.` or `St. Moret`. */
function endsSentence(tokens: readonly Token[], at: number): boolean {
  const after = tokens[at + 1];
  const word = tokens[at - 1];
  return (
    tokens[at]?.key === '.' && (after === undefined || after.kind === 'space') && (word?.text.length ?? 0) > 2
  );
}

function endsName(
  tokens: readonly Token[],
  at: number,
  name: readonly Run[],
  started: boolean,
  lexicon: Lexicon,
  startsAt: ReadonlyMap<number, Finding>,
): boolean {
  const token = tokens[at];
  if (!token) return true;
  if (token.key === ',' || token.key === ';') {
    if (token.key === ',' && tokens[at + 1]?.kind === 'digits') return false;
    return started && !onlySizes(tokens, name, lexicon);
  }
  if (token.key === ':' || endsSentence(tokens, at)) return started;
  if (token.key === '-' && tokens[at - 1]?.kind === 'space' && tokens[at + 1]?.kind === 'space')
    return started;
  if (token.key === '+' || token.key === '=' || token.key === '|' || token.key === '>' || token.key === '→')
    return started;
  // The half of half-and-half is not an amount
  const finding = tokens[at - 1]?.key === '-' ? undefined : startsAt.get(at);
  if (finding && started && finding.kind === 'amount' && (finding.unit !== null || finding.as !== 'digits'))
    return true;
  if (finding && started && finding.kind === 'length') return true;
  const before = tokens[at - 1];
  const boundary = before === undefined || before.kind === 'space' || before.kind === 'mark';
  return (
    started &&
    token.kind === 'word' &&
    boundary &&
    before?.key !== "'" &&
    before?.key !== '-' &&
    phraseAt(tokens, at, lexicon.list.tails) !== null &&
    (phraseAt(tokens, name.at(-1)?.from ?? at, lexicon.list.inNames)?.next ?? 0) <= at
  );
}

/** Leaves out connectors and, if the language puts them after the name, ways to prepare. */
function trimmed(tokens: readonly Token[], run: Run, lexicon: Lexicon): Run {
  let { to } = run;
  while (to > run.from) {
    const token = tokens[to - 1];
    const connects =
      token?.kind === 'word' &&
      (lexicon.list.of.map.has(token.key) ||
        lexicon.list.or.map.has(token.key) ||
        lexicon.list.and.map.has(token.key) ||
        lexicon.list.each.map.has(token.key) ||
        lexicon.list.about.map.has(token.key));
    const glued = tokens[to - 2]?.key === '-';
    const prepared =
      lexicon.words.trimsPrepared &&
      token?.kind === 'word' &&
      !glued &&
      lexicon.list.prepared.map.has(token.key) &&
      !lexicon.list.changes.map.has(token.key);
    if (token && isWord(token) && !connects && !prepared) break;
    if (token?.key === '%' || token?.key === ')') break;
    to -= 1;
  }
  return { from: run.from, to };
}

/**
 * The food's name from token `at` on: up to a comma, a remark such as `for frying`, or another amount. With
 * `mayList` it includes foods after a comma, as in `Salt, pepper`.
 */
export function foodFrom(
  tokens: readonly Token[],
  at: number,
  end: number,
  findings: readonly Finding[],
  lexicon: Lexicon,
  mayList = false,
): FoodRuns {
  const startsAt = new Map(findings.map((finding) => [finding.from, finding]));
  const runs: Run[] = [];
  let from = afterOf(tokens, afterPreparation(tokens, at, end, lexicon), end, lexicon);
  let started = false;
  let next = from;
  const close = (to: number) => {
    if (to > from) runs.push({ from, to });
  };
  while (next < end) {
    const token = tokens[next];
    if (token?.key === '(') {
      close(next);
      next = Math.min(end, closing(tokens, next) + 1);
      from = started ? next : afterOf(tokens, next, end, lexicon);
      next = Math.max(next, from);
      continue;
    }
    if (started && token?.key === ',') {
      const kind = afterKind(tokens, next, end, lexicon);
      if (kind !== null) {
        close(next);
        const named = runs.map((run) => trimmed(tokens, run, lexicon));
        return { runs: [...named, { from: skipSpace(tokens, next + 1), to: kind }], to: kind };
      }
      const foods = mayList ? afterFoods(tokens, next, end, lexicon) : null;
      if (foods !== null) {
        next = foods;
        break;
      }
    }
    if (endsName(tokens, next, [...runs, { from, to: next }], started, lexicon, startsAt)) break;
    // `1 große, in Spalten Gemüsezwiebel`
    const skipped = token?.key === ',' ? afterPreparation(tokens, next, end, lexicon) : next;
    if (skipped > next) {
      close(next);
      from = skipped;
      next = skipped;
      continue;
    }
    if (isWord(token)) started = true;
    next += 1;
  }
  close(next);
  const kept = runs
    .map((run, index) => (index === runs.length - 1 ? trimmed(tokens, run, lexicon) : run))
    .filter(({ from: a, to }) => to > a);
  const [only] = kept;
  // Nothing but ways to prepare: `2 cloves, crushed` keeps what it has
  if (!only && runs.length > 0) return { runs, to: next };
  return { runs: kept, to: next };
}
