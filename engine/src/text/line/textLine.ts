import type { Lexicon } from '../../language/lexicon.ts';
import type { Token } from '../../language/tokens.ts';
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

/** Its readings stand on the prototype: a copy with other tokens, `{ ...line, tokens }`, takes and computes none. */
class LazyLine implements TextLine {
  readonly text: string;
  readonly tokens: readonly Token[];
  readonly lexicon: Lexicon;
  #read: ReadLine | undefined;
  #mentions: readonly Mention[] | undefined;

  constructor({ text, tokens, lexicon }: Source) {
    this.text = text;
    this.tokens = tokens;
    this.lexicon = lexicon;
  }

  get read(): ReadLine {
    this.#read ??= readSource(this);
    return this.#read;
  }

  get mentions(): readonly Mention[] {
    this.#mentions ??= mentionsIn(this);
    return this.#mentions;
  }
}

/** Creates a line from a tokenized source. */
export const textLineOf = (source: Source): TextLine => new LazyLine(source);

/** The part of a line between two tokens, as a line of its own. */
export function partOfLine({ text, tokens, lexicon }: Source, from: number, to: number): TextLine {
  const begin = tokens[from]?.start ?? text.length;
  const part = tokens
    .slice(from, to)
    .map((token) => ({ ...token, start: token.start - begin, end: token.end - begin }));
  return textLineOf({ text: text.slice(begin, begin + (part.at(-1)?.end ?? 0)), tokens: part, lexicon });
}

export const textLine = (text: string, lexicon: Lexicon): TextLine => textLineOf(sourceOf(text, lexicon));
