import { eggSizesBy } from '../../calculators/eggClasses.ts';
import { countEggs, type EggPart, type EggSize, eggCountryFor } from '../../calculators/eggs.ts';
import type { AskWords } from '../../language/askWords/askWords.ts';
import type { CalculatorWords } from '../../language/calculatorWords/calculatorWords.ts';
import { indexPhrases, type Phrases, phraseAt } from '../../language/lexicon.ts';
import { cachedIn } from '../../language/remember.ts';
import type { Token } from '../../language/tokens.ts';
import { numberAt } from '../../text/findings/numbers.ts';
import type { PieceSize } from '../askLexicon.ts';
import { SIZE_LETTERS } from '../askSizes.ts';
import { isWord, joinTokens } from '../phraseRuns.ts';
import type { CalculatorReading } from './calculatorReading.ts';
import type { EggSwap, EggsAnswer } from './calculatorResults.ts';

/** A word of a question: a size, an egg, what puts one in place of another, or what says nothing of that. */
type Meaning = PieceSize | 'egg' | 'instead' | 'around';

/** A word or number with its text. */
interface Item {
  is: Meaning | 'number';
  value: number;
  text: string;
}

const WHOLE: EggPart = { id: 'whole', share: 1, gramsPerCup: 0 };

const indexed = new WeakMap<CalculatorWords, Phrases<Meaning>>();

/** What may stand in such a question: what asks for amounts, speaks of a recipe or of what is at hand. */
const meaningsOf = (words: CalculatorWords, asks: AskWords): Phrases<Meaning> =>
  cachedIn(indexed, words, () => {
    const { sizes, substitute, site, portions, howMany, count, mayCount, has, to, ownPan, instead, clauses } =
      asks;
    const replaces = site?.replaces;
    const around = [
      ...[howMany, count, mayCount, has, to, ownPan, instead, asks.sameAs].flat(),
      ...[
        substitute.asks,
        substitute.mayAsk,
        replaces?.mayAskToo,
        replaces?.around,
        replaces?.by,
        replaces?.needs,
      ].flatMap((words) => words ?? []),
      ...[portions.recipe, portions.weAre, portions.asks, clauses.own, words.eggsBeside].flat(),
    ];
    return indexPhrases<Meaning>([
      ...words.eggs.map((word) => [word, 'egg'] as const),
      ...Object.entries(sizes).flatMap(([size, names]) =>
        names.map((name) => [name, size as PieceSize] as const),
      ),
      ...Object.entries(SIZE_LETTERS),
      ...substitute.insteadOf.map((word) => [word, 'instead'] as const),
      ...around.map((word) => [word, 'around'] as const),
    ]);
  });

/** The word, number or mark at a token, with what it says if that counts; null for a word of anything else. */
function itemAt(
  tokens: readonly Token[],
  at: number,
  { words, asks, lexicon }: CalculatorReading,
): { item: Item | null; next: number } | null {
  const number = numberAt(tokens, at, lexicon);
  const phrase = phraseAt(tokens, at, meaningsOf(words, asks));
  const next = (number ?? phrase)?.next ?? at + 1;
  const text = joinTokens(tokens.slice(at, next));
  if (number && number.as !== 'article') return { item: { is: 'number', value: number.value, text }, next };
  // The article of `l'œuf` is no size
  const isElided = tokens[next]?.key === "'" && text.length === 1;
  if (isElided || number || phrase?.value === 'around') return { item: null, next };
  if (phrase) return { item: { is: phrase.value, value: 0, text }, next };
  return tokens.slice(at, next).some(isWord) ? null : { item: null, next };
}

/** The words and numbers of a question without those around them; null if it has others. */
function itemsOf(reading: CalculatorReading): readonly Item[] | null {
  const items: Item[] = [];
  for (let at = 0; at < reading.tokens.length; ) {
    const found = itemAt(reading.tokens, at, reading);
    if (!found) return null;
    if (found.item) items.push(found.item);
    at = found.next;
  }
  return items;
}

const isSize = ({ is }: Item) => is !== 'egg' && is !== 'instead' && is !== 'number';

/** The sizes of the cook's eggs, by the foods that are loaded. */
function sizesHere({ context, lexicon }: CalculatorReading): readonly EggSize[] {
  const ways = context.data[context.language]?.names.ways.values() ?? [];
  const egg = [...ways].find(({ food }) => food.id === 'whole-egg')?.food;
  if (!egg) return [];
  const sizes = eggSizesBy({
    weighed: (size, market) =>
      egg.pieces?.find((piece) => piece.id === size && piece.market === market)?.grams,
    edible: egg.edible ?? 100,
  });
  const own = eggCountryFor(lexicon.words.country, context.kitchen.country, sizes);
  return sizes.filter(({ country }) => country === own);
}

/**
 * Eggs of one size for those of another: `recipe says 3 large eggs I only have medium`. A question for `4 medium eggs
 * instead of large` may count either, so it has both answers.
 */
export function eggsOfSize(reading: CalculatorReading): EggsAnswer | null {
  const items = itemsOf(reading);
  const egg = items?.find(({ is }) => is === 'egg');
  if (!items || !egg) return null;
  const words = items.filter(({ is }) => is !== 'egg');
  const [number, ...moreNumbers] = words.filter(({ is }) => is === 'number');
  const counted = number && words[words.indexOf(number) + 1];
  const named = [...new Set(words.filter(isSize).map(({ is }) => is))];
  const other = words.find((item) => isSize(item) && item.is !== counted?.is);
  if (!counted || !isSize(counted) || !other || named.length !== 2 || moreNumbers.length > 0) return null;
  const sizes = sizesHere(reading);
  const ofSize = ({ is }: Item) => sizes.find(({ size }) => size === is);
  const swap = (counts: Item, wants: Item): EggSwap | null => {
    const [from, to] = [ofSize(counts), ofSize(wants)];
    if (!from || !to) return null;
    const made = countEggs(number.value * from.grams, to, WHOLE);
    if (!made.ok || made.value.count === 0) return null;
    const question = `${number.text} ${egg.text} ${counts.text} = ${wants.text}`;
    return { question, count: number.value, from, to, made: made.value };
  };
  const instead = words.findIndex(({ is }) => is === 'instead');
  const either = words.indexOf(counted) < instead && instead < words.indexOf(other);
  const swaps = [...(either ? [swap(other, counted)] : []), swap(counted, other)];
  return swaps.every((swap) => swap !== null) ? { kind: 'eggs', swaps } : null;
}
