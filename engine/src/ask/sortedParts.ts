import { foodWords } from '../foods/match/foodKey.ts';
import { isStateWord } from '../foods/match/foodStates.ts';
import { skipSpace, tokensOf } from '../language/tokens.ts';
import { isMeasure } from '../units/measureWords.ts';
import type { AskLexicon } from './askLexicon.ts';
import type { QuestionLanguage } from './askRequest.ts';
import { joinTokens, phraseEnd, type Tokens, withoutEnd } from './phraseRuns.ts';
import { type NamePart, namesOfParts, type Part, questionParts } from './questionParts.ts';
import type { AskReaders } from './readers.ts';

interface Reading extends QuestionLanguage {
  readers: AskReaders;
}

/** The parts of a question, by what they are. */
export interface Sorted {
  tokens: Tokens;
  lexicon: AskLexicon;
  name: string;
  /** Amounts in units of a size, and counted containers and pieces. */
  measured: readonly Part[];
  counted: readonly Part[];
  numbers: readonly Part[];
  /** Units and containers without a number. */
  units: readonly Part[];
  pieces: readonly Part[];
  asks: Part | undefined;
  weighs: boolean;
}

export const textOf = (tokens: Tokens, { from, to }: { from: number; to: number }) =>
  joinTokens(tokens.slice(from, to));

/** Whether words say that a food is raw, cooked, dried or the like. */
export const hasState = (words: Tokens, { recipe }: AskLexicon): boolean =>
  foodWords(joinTokens(words), recipe).some((word) => isStateWord(word, recipe));

/** Whether words only say how a food is prepared or how large it is, so that they belong to another name. */
export function isDetail(words: Tokens, lexicon: AskLexicon): boolean {
  const { recipe, sizes, list } = lexicon;
  for (let at = 0; at < words.length; ) {
    const end = phraseEnd(words, at, sizes, recipe.list.prepared, recipe.list.after, list.shelled);
    if (end === null && !hasState(words.slice(at, at + 1), lexicon)) return false;
    at = skipSpace(words, end ?? at + 1);
  }
  return true;
}

/** The name of the one food, with the details that stand apart from it; null if there are two, or it is unknown. */
function nameIn(
  tokens: Tokens,
  names: readonly NamePart[],
  { readers, ...language }: Reading,
): string | null {
  const { lexicon } = language;
  const isFood = ({ from, to }: NamePart) => !isDetail(tokens.slice(from, to), lexicon);
  const foods = names.filter(isFood);
  const all = [...foods, ...names.filter((name) => !isFood(name))];
  const name = all.map((part) => textOf(tokens, part)).join(' ');
  // A country counts at the end only: `mantequilla mexico`
  const words = withoutEnd(tokensOf(name), lexicon.countries);
  const isPlaced = words.some((_, at) => phraseEnd(words, at, lexicon.countries, lexicon.regions) !== null);
  // `dry 15 g fresh yeast`
  const states = all.map(({ from, to }) => hasState(tokens.slice(from, to), lexicon));
  const isOther = states.filter(Boolean).length > 1;
  if (foods.length > 1 || isPlaced || isOther) return null;
  return name === '' || readers.findLoneFood(joinTokens(words), language) ? name : null;
}

export function sortParts(tokens: Tokens, reading: Reading): Sorted | null {
  const { lexicon } = reading;
  const parts = questionParts(tokens, lexicon);
  const name = parts && nameIn(tokens, namesOfParts(parts), reading);
  if (!parts || name === null) return null;
  const all = (kind: Part['kind'], measures: boolean) =>
    parts.filter((part) => part.kind === kind && isMeasure(part.unit ?? null) === measures);
  return {
    ...{ tokens, lexicon, name },
    ...{ measured: all('amount', true), counted: all('amount', false), numbers: all('number', false) },
    ...{ units: all('unit', true), pieces: all('unit', false) },
    asks: parts.find(({ kind }) => kind === 'asks'),
    weighs: parts.some(({ kind }) => kind === 'weighs'),
  };
}
