import type { CalculatorWords } from '../../language/calculatorWords/calculatorWords.ts';
import { indexById, indexLists, type Lexicon, type Lists, type Phrases } from '../../language/lexicon.ts';
import { cachedIn } from '../../language/remember.ts';
import { tokensOf } from '../../language/tokens.ts';
import { UNITS } from '../../units/units.ts';
import type { ask } from '../ask.ts';
import type { AskContext } from '../askContext.ts';
import { UnreadWords } from './unreadWords.ts';

interface Indexed {
  list: Lists<CalculatorWords>;
  lengths: Phrases<'m' | 'ft'>;
  stages: Phrases<string>;
}

const indexed = new WeakMap<CalculatorWords, Indexed>();

const indexWords = (words: CalculatorWords): Indexed => ({
  list: indexLists(words),
  lengths: indexById({ m: words.meters, ft: words.feet }),
  stages: indexById(words.stages),
});

/** A question in one language, for the reader of one kind of them. */
export interface CalculatorReading extends Indexed {
  left: UnreadWords;
  words: CalculatorWords;
  lexicon: Lexicon;
  /** Grams of an amount such as `500 g flour`; null if it is none. */
  gramsOf: (amount: string) => number | null;
  millilitersOf: (volume: string) => number | null;
}

/** What questions are read with; passed, so that code loaded before is not loaded again. */
export interface CalculatorReaders {
  ask: typeof ask;
}

interface Asked {
  context: AskContext;
  readers: CalculatorReaders;
}

/** An amount in grams, or a volume in milliliters; null for a range, and for what is none. */
function amountIn(text: string, unit: 'g' | 'ml', { context, readers }: Asked) {
  const { answer } = readers.ask(`${text} = ${unit}`, context);
  if (answer.kind !== 'answer' || answer.result.kind !== 'amount') return null;
  const { main, given } = answer.result;
  const [value, more] = main.values;
  if (given.kind !== 'amounts' || value === undefined || more !== undefined) return null;
  const isVolume = given.amounts.every((amount) => UNITS[amount.unit].kind === 'volume');
  return unit === 'g' || isVolume ? value * UNITS[main.unit].size : null;
}

/** A reading of a text from its beginning. */
export function readingOf(
  text: string,
  { words, lexicon }: { words: CalculatorWords; lexicon: Lexicon },
  asked: Asked,
): CalculatorReading {
  return {
    ...cachedIn(indexed, words, indexWords),
    left: new UnreadWords(tokensOf(text), lexicon),
    words,
    lexicon,
    gramsOf: (amount) => amountIn(amount, 'g', asked),
    millilitersOf: (volume) => amountIn(volume, 'ml', asked),
  };
}
