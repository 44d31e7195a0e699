import type { Lexicon } from '../../language/lexicon.ts';
import { type Mention, mentionsIn, type Sentence } from '../findings/findMentions.ts';
import { type Source, sourceOf } from '../source.ts';
import { type ReadLine, readSource } from './readLine.ts';

/** A line of a text, tokenized once, and read lazily as an ingredient line or as a sentence. */
export interface TextLine extends Sentence {
  readonly read: ReadLine;
}

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
