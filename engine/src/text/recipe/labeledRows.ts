import { type Phrases, phraseAt } from '../../language/lexicon.ts';
import { skipSpace } from '../../language/tokens.ts';
import { skipAbout, skipBullet } from '../line/lineFindings.ts';
import type { Source } from '../source.ts';
import { mayBeHeading, type SectionPhrases } from './classifyRow.ts';
import { wordsBeforeAside } from './recipeLine.ts';

/** More words are no value but a sentence: `1 hour 20 minutes`, `about 12 cookies`. */
const MAX_VALUE_WORDS = 4;

/** Whether a row is nothing but a label: `Prep Time`, `Servings:`. */
export function isLabel({ tokens }: Source, list: Phrases<true>): boolean {
  const label = phraseAt(tokens, skipBullet(tokens), list);
  if (!label) return false;
  return tokens
    .slice(skipSpace(tokens, label.next))
    .every(({ kind, key }) => kind === 'space' || key === ':');
}

/** Whether a row is nothing but a value, and for a time a duration. */
function isValue({ tokens, lexicon }: Source, kind: 'time' | 'yield'): boolean {
  const words = wordsBeforeAside(tokens);
  const number = tokens[skipAbout(tokens, skipBullet(tokens), lexicon)]?.kind === 'digits';
  if (!number || words.length > MAX_VALUE_WORDS) return false;
  return kind === 'yield' || words.some(({ key }) => lexicon.list.timeUnits.map.has(key));
}

/** The rows of labels whose value is in the next row that is not blank, as pages print them, and of these values. */
export function labeledRows(
  rows: readonly (Source | null)[],
  words: Pick<SectionPhrases, 'time' | 'yield'>,
): ReadonlyMap<number, 'time' | 'yield'> {
  const found = new Map<number, 'time' | 'yield'>();
  for (const [row, line] of rows.entries()) {
    if (!line || !mayBeHeading(line)) continue;
    const kind = (['time', 'yield'] as const).find((id) => isLabel(line, words[id]));
    if (!kind) continue;
    let next = row + 1;
    while (rows[next]?.text.trim() === '') next += 1;
    const value = rows[next];
    if (value && isValue(value, kind)) found.set(row, kind).set(next, kind);
  }
  return found;
}
