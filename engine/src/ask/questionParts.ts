import { phraseAt } from '../language/lexicon.ts';
import { skipSpace } from '../language/tokens.ts';
import { numberAt, type ReadNumber } from '../text/findings/numbers.ts';
import type { AskLexicon } from './askLexicon.ts';
import { nameEnd } from './findLeftover.ts';
import { ARROWS } from './links.ts';
import { phraseEnd, type Tokens } from './phraseRuns.ts';

/** A part of a question that can stand anywhere in it, as tokens from and to. */
export interface Part {
  kind: 'amount' | 'number' | 'unit' | 'asks' | 'weighs' | 'word' | 'joint' | 'mark';
  from: number;
  to: number;
  /** The id of the unit of an amount, or of one that stands alone, and where its words start. */
  unit?: string | null;
  unitFrom?: number;
  value?: number;
  as?: ReadNumber['as'];
}

/** The end of words that change what is asked, so that their place counts: `half`, `minus`, `divided by`, `instead of`. */
function orderedEnd(tokens: Tokens, at: number, { recipe, list, doubled, cutInto }: AskLexicon) {
  const { degrees, celsius, fahrenheit, percent, per } = recipe.list;
  const { factors, less, left, multiply, divide, divideFirst, multiplyFirst, total, instead } = list;
  return phraseEnd(
    tokens,
    at,
    ...[degrees, celsius, fahrenheit, list.heat, percent, per, recipe.lengths, doubled, cutInto],
    ...[factors, less, left, multiply, divide, divideFirst, multiplyFirst, total, instead],
  );
}

interface Reading {
  lexicon: AskLexicon;
  /** Units of one letter that may be meant. */
  letters: string;
}

/** A unit at `at` with the word for its country before or behind it; null if there is none. */
function unitAt(tokens: Tokens, at: number, { lexicon: { recipe, regions }, letters }: Reading) {
  const before = phraseAt(tokens, at, regions);
  const from = before ? skipSpace(tokens, before.next) : at;
  const found = phraseAt(tokens, from, recipe.units);
  const key = tokens[from]?.key ?? '';
  // `l'eau`
  const isLetter = key.length === 1 && found?.next === from + 1;
  if (!found || (isLetter && !letters.includes(key)) || tokens[found.next]?.key === "'") return null;
  const behind = phraseAt(tokens, skipSpace(tokens, found.next), regions);
  return { unit: found.value, to: behind?.next ?? found.next };
}

/** A number with its unit or without one; an article counts with a unit only. */
function numberPart(tokens: Tokens, from: number, lexicon: AskLexicon): Part | null {
  const number = numberAt(tokens, from, lexicon.recipe);
  if (!number) return null;
  const { as, next } = number;
  const value = number.thousands ?? number.value;
  const joint = tokens[next]?.key === '-' ? next + 1 : skipSpace(tokens, next);
  const reading = { lexicon, letters: as === 'article' ? '' : 'gl' };
  const filled = phraseEnd(tokens, joint, lexicon.recipe.list.modifiers);
  const found =
    unitAt(tokens, joint, reading) ?? (filled && unitAt(tokens, skipSpace(tokens, filled), reading));
  if (found) return { kind: 'amount', as, from, to: found.to, unit: found.unit, unitFrom: joint, value };
  // `pechuga de pollo gramos una`
  const isOne = as !== 'article' || (next === tokens.length && !plainPart(tokens, from - 2, lexicon));
  return { kind: isOne ? 'number' : 'joint', as, from, to: next, value };
}

/** Words that ask, join or say nothing. */
function plainPart(tokens: Tokens, from: number, lexicon: AskLexicon): Part | null {
  const { list, recipe, words } = lexicon;
  if (tokens[from]?.key === words.portions.recipe[0]) return { kind: 'joint', from, to: from + 1 };
  const asks = phraseEnd(tokens, from, list.howMany, list.count, list.mayCount) ?? 0;
  const weighs = phraseEnd(tokens, from, list.weigh) ?? 0;
  const joint = phraseEnd(tokens, from, list.fill, list.has, list.to, recipe.list.of, recipe.list.the) ?? 0;
  const to = Math.max(asks, weighs, joint);
  // The L of an egg is no French article
  if (to === 0 || (/^[A-Z]$/.test(tokens[from]?.text ?? '') && to === from + 1)) return null;
  if (to === weighs) return { kind: 'weighs', from, to };
  const isAsked = tokens.slice(from, to).some(({ key }) => list.howMany.wordsFrom.has(key));
  return { kind: isAsked ? 'asks' : 'joint', from, to };
}

/** A mark: it joins words or parts, stands between them, or is a sign, whose place counts. */
function markPart(tokens: Tokens, at: number): Part | null {
  const key = tokens[at]?.key ?? '';
  const isInside = tokens[at - 1]?.kind === 'word' && tokens[at + 1]?.kind === 'word';
  const isJoint = ARROWS.has(key) || (isInside && /^[-']$/.test(key));
  if (!isJoint && !/^[?!¿¡,;:.]$/.test(key)) return null;
  return { kind: isJoint ? 'joint' : 'mark', from: at, to: at + 1 };
}

/** The part at `at`; null where the order of the question counts, so that nothing may be moved. */
function partAt(tokens: Tokens, at: number, lexicon: AskLexicon): Part | null {
  const kind = tokens[at]?.kind;
  if (kind === 'mark') return markPart(tokens, at);
  const named = nameEnd(tokens, at, lexicon);
  if (named !== null) return { kind: 'word', from: at, to: named };
  const number = numberPart(tokens, at, lexicon);
  if (number || kind !== 'word' || orderedEnd(tokens, at, lexicon) !== null) return number;
  const plain = plainPart(tokens, at, lexicon);
  const unit = unitAt(tokens, at, { lexicon, letters: 'g' });
  if (unit && unit.to >= (plain?.to ?? 0))
    return { kind: 'unit', from: at, to: unit.to, unit: unit.unit, unitFrom: at };
  return plain ?? { kind: 'word', from: at, to: at + 1 };
}

/** What tokens are made of; null if it has something whose place counts: a factor, a temperature, a sign. */
export function questionParts(tokens: Tokens, lexicon: AskLexicon): readonly Part[] | null {
  const parts: Part[] = [];
  for (let at = skipSpace(tokens, 0); at < tokens.length; ) {
    const part = partAt(tokens, at, lexicon);
    if (!part) return null;
    parts.push(part);
    at = skipSpace(tokens, part.to);
  }
  return parts;
}

/** A name among the parts: words that stand together, with what joins them: `creme de coco`. */
export interface NamePart {
  from: number;
  to: number;
}

export function namesOfParts(parts: readonly Part[]): readonly NamePart[] {
  const names: NamePart[] = [];
  for (let at = 0; at < parts.length; at++) {
    const first = parts[at];
    if (first?.kind !== 'word') continue;
    const end = parts.findIndex(({ kind }, next) => next > at && kind !== 'word' && kind !== 'joint');
    const last = parts.slice(0, end < 0 ? parts.length : end).findLastIndex(({ kind }) => kind === 'word');
    names.push({ from: first.from, to: parts[last]?.to ?? first.to });
    at = last;
  }
  return names;
}
