import { phraseAt } from '../../language/lexicon.ts';
import { skipSpace, type Token } from '../../language/tokens.ts';
import type { TokenRun } from '../findings/finding.ts';
import type { Source } from '../source.ts';
import { skipFoodList, skipKind } from './afterComma.ts';
import { closingParenthesis } from './cluster.ts';
import { type NumberedLine, skipAbout } from './lineFindings.ts';
import { skipPreparation } from './skipPreparation.ts';

/** Where a food's name is, and where the remarks after it start. */
export interface FoodRuns {
  runs: TokenRun[];
  to: number;
}

/** Whether the dash at a token starts an aside: no part of a word as in `Oliven -oder Rapsöl`, `Saft oder -schorle`. */
function startsAside({ tokens, lexicon: { words } }: Source, at: number): boolean {
  const joins = (token: Token | undefined) => token?.key === words.or[0] || token?.key === words.and[0];
  const after = tokens[at + 1];
  const isWhole = after?.kind === 'word' && !joins(after) && !joins(tokens[at - 2]);
  return tokens[at - 1]?.kind === 'space' && (after?.kind === 'space' || isWhole);
}

const isWord = (token: Token | undefined) => token?.kind === 'word' || token?.kind === 'digits';

/** Skips `of`, articles and signs before a name. */
function afterOf({ tokens, lexicon }: Source, at: number, end: number): number {
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

/** Whether the name so far is only a size, so that a comma does not end it: `1 large, ripe tomato`, `bone-in, skin-on`. */
export function onlySizes({ tokens, lexicon: { list } }: Source, name: readonly TokenRun[]): boolean {
  const lists = [list.sizes, list.kinds, list.prepared, list.neutral];
  return name.every(({ from, to }) => {
    let at = from;
    while (at < to) {
      const next =
        tokens[at]?.kind === 'word'
          ? lists.map((words) => phraseAt(tokens, at, words)?.next).find(Boolean)
          : at + 1;
      if (!next) return false;
      at = next;
    }
    return true;
  });
}

/** A period that ends a sentence, unlike that of `z. B.` or `St. Moret`. */
function endsSentence(tokens: readonly Token[], at: number): boolean {
  const after = tokens[at + 1];
  const word = tokens[at - 1];
  return (
    tokens[at]?.key === '.' && (after === undefined || after.kind === 'space') && (word?.text.length ?? 0) > 2
  );
}

/** A name that is being read: its closed runs, and an open one from `from` to `next`. */
interface OpenName {
  runs: readonly TokenRun[];
  from: number;
  next: number;
  /** True if it has a word. */
  started: boolean;
}

/** Before a price. */
const CURRENCY = /^[$€£]$/u;
// `paprika <- important`, `sugar } Coating`
const SIGNS_AFTER = /^[+=|<>→}$€£]$/u;

/** Whether a sign ends the name that has started: `flour, sifted`, `flour: sifted`, `flour - sifted`, `agua -fría-`. */
function isSignAfter(source: Source, name: OpenName): boolean {
  const { tokens } = source;
  const at = name.next;
  const { key = '' } = tokens[at] ?? {};
  // `2,5`, `Mandel-, Hafer- oder Sojamilch`
  if (key === ',' && (tokens[at + 1]?.kind === 'digits' || tokens[at - 1]?.key === '-')) return false;
  // `1 large, ripe tomato`, `1 med. onion`
  if (key === ',' || key === ';' || endsSentence(tokens, at))
    return !onlySizes(source, [...name.runs, { from: name.from, to: at }]);
  return key === ':' || (key === '-' && startsAside(source, at)) || SIGNS_AFTER.test(key);
}

/** Whether an amount, a length or a price such as `0,50 €` starts here. */
function isNumberAfter({ tokens, starts }: NumberedLine, at: number): boolean {
  // The half of half-and-half is not an amount
  const finding = tokens[at - 1]?.key === '-' ? undefined : starts.get(at);
  if (finding?.kind === 'amount')
    return (
      finding.unit !== null ||
      finding.as !== 'digits' ||
      CURRENCY.test(tokens[skipSpace(tokens, finding.to)]?.key ?? '')
    );
  return finding?.kind === 'length';
}

/** Whether a remark such as `for frying` starts here, outside words and names that hold it. */
function isTailAfter(source: Source, { runs, from, next: at }: OpenName): boolean {
  const { tokens } = source;
  const { list } = source.lexicon;
  const before = tokens[at - 1];
  const boundary = before === undefined || before.kind === 'space' || before.kind === 'mark';
  if (tokens[at]?.kind !== 'word' || !boundary || before?.key === "'" || before?.key === '-') return false;
  const tail = phraseAt(tokens, at, list.tails);
  // `2 small to medium onions`
  if (tail === null) return false;
  if (phraseAt(tokens, at, list.range) && onlySizes(source, [...runs, { from, to: at }])) return false;
  return (phraseAt(tokens, from, list.inNames)?.next ?? 0) <= at;
}

/** Whether what follows says how many the food is taken from: `lemon juice from 1 lemon`, `meat from about 2 crabs`. */
function isTakenFromNumber({ tokens, starts, lexicon }: NumberedLine, at: number): boolean {
  if (!lexicon.list.takenFrom.map.has(tokens[at]?.key ?? '')) return false;
  return starts.has(skipAbout(tokens, skipSpace(tokens, at + 1), lexicon));
}

/** Whether the name ends before its next token. */
const endsName = (line: NumberedLine, name: OpenName) =>
  line.tokens[name.next] === undefined ||
  (name.started &&
    (isSignAfter(line, name) ||
      isNumberAfter(line, name.next) ||
      isTakenFromNumber(line, name.next) ||
      isTailAfter(line, name)));

/** Removes trailing connectors and, if the language has them after the name, preparations. */
function trimRun({ tokens, lexicon }: Source, run: TokenRun): TokenRun {
  let { to } = run;
  while (to > run.from) {
    const token = tokens[to - 1];
    const connects =
      token?.kind === 'word' &&
      (lexicon.list.of.map.has(token.key) ||
        lexicon.list.or.map.has(token.key) ||
        lexicon.list.and.map.has(token.key) ||
        lexicon.list.each.map.has(token.key) ||
        lexicon.list.into.map.has(token.key) ||
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

const closeRun = ({ runs, from }: OpenName, to: number): readonly TokenRun[] =>
  to > from ? [...runs, { from, to }] : runs;

/** Skips a remark in parentheses. */
function skipParentheses(line: NumberedLine, name: OpenName, end: number): OpenName {
  const past = Math.min(end, closingParenthesis(line.tokens, name.next) + 1);
  const from = name.started ? past : afterOf(line, past, end);
  return { ...name, runs: closeRun(name, name.next), from, next: Math.max(past, from) };
}

/** Extends the name by its next token; null if it ends before that. */
function extendName(line: NumberedLine, name: OpenName, end: number): OpenName | null {
  if (endsName(line, name)) return null;
  const { next, started } = name;
  const token = line.tokens[next];
  // `1 große, in Spalten Gemüsezwiebel`
  const skipped = token?.key === ',' ? skipPreparation(line, next, end) : next;
  if (skipped > next) return { ...name, runs: closeRun(name, next), from: skipped, next: skipped };
  return { ...name, next: next + 1, started: started || isWord(token) };
}

/** What a comma adds to a name that has started: its kind, as in `lentils, red`, or more foods in a list. */
function afterNameComma(line: NumberedLine, { next, started }: OpenName, { end, mayList }: NameBounds) {
  if (!started || line.tokens[next]?.key !== ',') return null;
  const kind = skipKind(line, next, end);
  if (kind !== null) return { kind };
  const foods = mayList ? skipFoodList(line, next, end) : null;
  return foods === null ? null : { foods };
}

/** The runs of a name without what only connects them. */
function trimmedName(source: Source, runs: readonly TokenRun[], to: number): FoodRuns {
  const kept = runs
    .map((run, index) => (index === runs.length - 1 ? trimRun(source, run) : run))
    .filter((run) => run.to > run.from);
  // Nothing but ways to prepare: `2 cloves, crushed` keeps what it has
  return { runs: kept.length === 0 ? [...runs] : kept, to };
}

interface NameBounds {
  /** The token that the name ends before. */
  end: number;
  /** It may be foods after a comma, as in `Salt, pepper`. */
  mayList?: boolean;
}

/** The food's name from token `at` on: up to a comma, a remark such as `for frying`, or another amount. */
export function readFoodName(line: NumberedLine, at: number, bounds: NameBounds): FoodRuns {
  const { tokens } = line;
  const { end } = bounds;
  const start = afterOf(line, skipPreparation(line, at, end), end);
  let name: OpenName = { runs: [], from: start, next: start, started: false };
  while (name.next < end) {
    if (tokens[name.next]?.key === '(') {
      name = skipParentheses(line, name, end);
      continue;
    }
    const more = afterNameComma(line, name, bounds);
    if (more?.kind !== undefined) {
      const runs = closeRun(name, name.next).map((run) => trimRun(line, run));
      return { runs: [...runs, { from: skipSpace(tokens, name.next + 1), to: more.kind }], to: more.kind };
    }
    if (more?.foods !== undefined) {
      name = { ...name, next: more.foods };
      break;
    }
    const longer = extendName(line, name, end);
    if (!longer) break;
    name = longer;
  }
  return trimmedName(line, closeRun(name, name.next), name.next);
}
