import type { Lexicon } from '../../language/lexicon.ts';
import type { Mention, Sentence } from '../findings/figures.ts';
import { mentionsIn } from '../findings/findMentions.ts';
import { type Source, sourceOf } from '../source.ts';
import { type ReadLine, readSource } from './readLine.ts';

/** A line of a text, tokenized once, and read lazily as an ingredient line or as a sentence. */
export interface TextLine extends Sentence {
  readonly read: ReadLine;
}

/** A line that is only read as an ingredient line. */
export type ReadText = Omit<TextLine, 'mentions'>;

/** Creates a line from a tokenized source. */
export function textLineOf(source: Source): TextLine {
  let read: ReadLine | undefined;
  let mentions: readonly Mention[] | undefined;
  return {
    ...source,
    get read() {
      read ??= readSource(source);
      return read;
    },
    get mentions() {
      mentions ??= mentionsIn(source);
      return mentions;
    },
  };
}

export const textLine = (text: string, lexicon: Lexicon): TextLine => textLineOf(sourceOf(text, lexicon));
