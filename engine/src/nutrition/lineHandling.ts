import { foldLetters } from '../language/foldAccents.ts';
import { hasPhrase, indexLists, type Lists, phraseAt } from '../language/lexicon.ts';
import type { RecipeWords } from '../language/recipe/recipeWords.ts';
import { cachedIn } from '../language/remember.ts';
import { countsCuts } from '../text/line/countsCuts.ts';
import type { TextLine } from '../text/line/textLine.ts';

type Handling = Exclude<keyof RecipeWords['handling'], 'parts' | 'changed' | 'beside' | 'lean' | 'unchanged'>;

const indexed = new WeakMap<RecipeWords, Lists<RecipeWords['handling']>>();

const phrasesOf = (words: RecipeWords) => cachedIn(indexed, words, ({ handling }) => indexLists(handling));

/** Whether a line, or the heading above it, has words for how its food is handled. */
export const isHandled = ({ tokens }: TextLine, words: RecipeWords, how: Handling): boolean =>
  hasPhrase(tokens, phrasesOf(words)[how]);

/** Where the words of a line start that say how its food is handled; none that change nothing: `trans-fat-free`. */
export function findHandled({ tokens }: TextLine, words: RecipeWords, how: Handling): readonly number[] {
  const { unchanged, [how]: phrases } = phrasesOf(words);
  let next = 0;
  return tokens.flatMap(({ start }, at) => {
    next = phraseAt(tokens, at, unchanged)?.next ?? next;
    return at >= next && phraseAt(tokens, at, phrases) ? [start] : [];
  });
}

/** Whether a line may be left out: `optional`, `to serve`, but not `whipped topping`. */
export const isOptional = ({ tokens, lexicon, read }: TextLine): boolean => {
  const name = read.parts.find(({ kind }) => kind === 'food');
  return tokens.some(
    ({ start }, at) =>
      phraseAt(tokens, at, lexicon.list.optional) && !(name && start > name.start && start < name.end),
  );
};

/** Where the food's name ends. */
export const nameEnd = ({ text, read }: TextLine) =>
  read.parts.findLast(({ kind }) => kind === 'food')?.end ?? text.length;

/** Whether a line counts birds that are roasted whole: `1 rotisserie chicken`, but not `1 roasted chicken breast`. */
export const isRoastedWhole = (line: TextLine, words: RecipeWords): boolean =>
  line.tokens.some((_, at) => {
    const found = phraseAt(line.tokens, at, phrasesOf(words).whole);
    return found && line.tokens[found.next - 1]?.end === nameEnd(line);
  });

/** Whether the food is cooked when it is measured: `2 cups cooked chicken`, but not `2 lb chicken, cooked`. */
export function isMeasuredCooked(line: TextLine, words: RecipeWords): boolean {
  const end = nameEnd(line);
  return findHandled(line, words, 'cooked').some((start) => start < end);
}

/** Whether the food is weighed without peel or bone: `500 g peeled carrots`, but not `500 g carrots, peeled`. */
export function isMeasuredPrepared(line: TextLine): boolean {
  const { tokens, lexicon } = line;
  const { prepared, and } = lexicon.list;
  const end = nameEnd(line);
  return tokens.some(
    (token, at) => token.start < end && phraseAt(tokens, at, prepared) && !phraseAt(tokens, at, and),
  );
}

/** Whether a plant is weighed without what is cut off: `1 lb frozen broccoli`, `broccoli florets`. */
export const isSoldTrimmed = (line: TextLine, words: RecipeWords): boolean =>
  countsCuts(line) || findHandled(line, words, 'frozen').some((start) => start < nameEnd(line));

/** Whether a line names salt, measured or not. */
export function namesSalt({ tokens }: TextLine, names: readonly string[]): boolean {
  const salts = new Set(names.map(foldLetters));
  return tokens.some(({ key }) => salts.has(key));
}

/** Whether a line is no more than the name of its food: `extra virgin olive oil`. */
export const isBareName = ({ read, tokens }: TextLine): boolean =>
  read.amounts.length === 0 &&
  read.parts.every(({ kind }) => kind === 'food' || kind === 'other') &&
  tokens.every(({ kind }) => kind === 'word' || kind === 'space');
