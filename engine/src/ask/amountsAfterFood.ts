import { phraseAt } from '../language/lexicon.ts';
import { skipSpace, tokensOf } from '../language/tokens.ts';
import { type LineAmount, type ReadLine, readLine } from '../text/line/readLine.ts';
import { isMeasure } from '../units/measureWords.ts';
import type { AskLexicon } from './askLexicon.ts';

/**
 * Amounts added after the food, such as the spoons of `1 cup flour + 2 tbsp`. Null if another food follows, which
 * cannot be weighed as this one.
 */
export function amountsAfterFood(
  line: string,
  { parts }: Pick<ReadLine, 'parts'>,
  { recipe }: AskLexicon,
): readonly LineAmount[] | null {
  const note = parts.find(({ kind }) => kind === 'note');
  if (!note) return [];
  const noteText = line.slice(note.start, note.end).replace(/^[\s,]*(?:[+&]\s*)?/, '');
  const tokens = tokensOf(noteText);
  const plus = phraseAt(tokens, 0, recipe.list.plus);
  const more = plus
    ? noteText.slice(tokens[skipSpace(tokens, plus.next)]?.start ?? noteText.length)
    : noteText;
  const at = note.end - more.length;
  const { amounts, food } = readLine(more, recipe);
  const only = food === '' && amounts.every(({ unit }) => isMeasure(unit));
  return amounts.length === 0 || only
    ? amounts.map((amount) => ({ ...amount, start: at + amount.start, end: at + amount.end, role: 'plus' }))
    : null;
}
