import { PIECES_BY_WORD } from '../foods/countedPieces.ts';
import type { AskWords } from '../language/askWords/askWords.ts';
import { indexLists, type Lists, phraseAt } from '../language/lexicon.ts';
import { cachedIn } from '../language/remember.ts';
import { tokensOf } from '../language/tokens.ts';
import { numberAt } from '../text/findings/numbers.ts';
import type { AskContext } from './askContext.ts';
import type { QuestionLanguage } from './askRequest.ts';
import type { Reask } from './choices.ts';
import type { Question } from './parseQuestion.ts';
import { phraseEnd, stripLeading, stripTrailing, type Tokens, trimTokens } from './phraseRuns.ts';
import type { AskReaders } from './readers.ts';

export interface Asking extends QuestionLanguage {
  question: Question;
  context: AskContext;
  reask: Reask;
  readers: AskReaders;
}

/** The strength of gelatin, by the same name everywhere. */
export const BLOOM = /\b([5-9]\d|[1-3]\d\d)\s*blooms?\b/i;

/** The amount of a question, and what is wanted in its place; either may come first. */
export interface Exchange {
  given: Tokens;
  wanted: Tokens;
}

/** What is wanted without grams, in which it is answered: `powder g`, `grams of powder`. */
function withoutGrams(tokens: Tokens, { readers, lexicon }: Pick<Asking, 'readers' | 'lexicon'>): Tokens {
  const first = readers.targetAt(tokens, 0, lexicon);
  const last = tokens.length - 1;
  if (first?.target.measure === 'g' && first.next <= last)
    return stripLeading(trimTokens(tokens.slice(first.next)), lexicon.recipe.list.of);
  const ends = last > 0 && readers.targetAt(tokens, last, lexicon)?.target.measure === 'g';
  return ends ? trimTokens(tokens.slice(0, last)) : tokens;
}

const indexed = new WeakMap<
  AskWords,
  Lists<Record<'asks' | 'insteadOf' | 'own' | 'recipe' | 'around', readonly string[]>>
>();

/** What asks for a substitute, what is at hand, and what says so of a recipe: `but I only have`. */
const listsOf = (words: AskWords) =>
  cachedIn(indexed, words, ({ substitute: { asks, insteadOf }, clauses, portions, ownPan }) =>
    indexLists({
      ...{ asks, insteadOf },
      own: [...clauses.own, ...ownPan],
      recipe: portions.recipe,
      around: clauses.around,
    }),
  );

/** What is counted without a number is one: `cube of yeast`. */
function oneOf(tokens: Tokens, { recipe }: Asking['lexicon']): Tokens {
  const pieces = PIECES_BY_WORD[phraseAt(tokens, 0, recipe.units)?.value ?? ''];
  return pieces ? [...tokensOf('1 '), ...tokens] : tokens;
}

/** What is wanted without what asks for it: `wie viel Trockenhefe`, `only dry`. */
function wantedIn(tokens: Tokens, asking: Pick<Asking, 'readers' | 'lexicon'>): Tokens {
  const { list, recipe, words } = asking.lexicon;
  const { asks, own, recipe: said, around } = listsOf(words);
  const before = [list.howMany, list.mayCount, list.fill, recipe.list.of, own, around, said] as const;
  const asked = stripTrailing(stripLeading(tokens, ...before), asking.lexicon, asks, list.has);
  return stripTrailing(withoutGrams(asked, asking), asking.lexicon, list.howMany);
}

/** Both sides of each word of `statt 20 g Frischhefe Trockenhefe`, where nothing joins the two; none of other questions. */
function besideInstead({ asked }: Question, { list, words }: Asking['lexicon']) {
  const tokens = tokensOf(asked);
  if (phraseEnd(tokens, 0, list.instead, listsOf(words).insteadOf) === null) return [];
  return tokens.flatMap(({ kind }, at) =>
    kind === 'space' ? [{ before: tokens.slice(0, at), after: trimTokens(tokens.slice(at)) }] : [],
  );
}

/** `20 g fresh yeast to dry`, `how much dry yeast is 20 g fresh`, split at each word that may join the two. */
export function exchangesIn({ question: typed, readers, ...language }: Asking): readonly Exchange[] {
  const question = { ...typed, asked: typed.asked.replace(BLOOM, '') };
  const { lexicon } = language;
  const { list, recipe } = lexicon;
  const { asks: verbs, insteadOf: instead, own, recipe: said } = listsOf(lexicon.words);
  const isNumber = (tokens: Tokens, at: number) => numberAt(tokens, at, recipe) !== null;
  const hasNumber = (tokens: Tokens) => tokens.some((_, at) => isNumber(tokens, at));
  const plain = (tokens: Tokens) => wantedIn(tokens, { readers, lexicon });
  const first = [
    ...readers.sidesOf(question, language, list.to, list.sameAs, list.howMany, list.mayCount, list.by, own),
    ...besideInstead(question, lexicon),
  ]
    // `statt 20 g Frischhefe wie viel Trockenhefe`
    .map(({ before, after }) => ({
      given: stripTrailing(
        stripLeading(before, list.instead, instead, list.fill, verbs, said),
        lexicon,
        said,
        recipe.list.and,
      ),
      wanted: plain(after),
    }));
  const last = readers
    .sidesOf(question, language, list.to, list.has, list.instead, instead)
    .map(({ before, after }) => ({ given: stripLeading(after, verbs), wanted: plain(before) }))
    .filter(({ given }) => isNumber(given, 0));
  // `25 g fresh yeast in g` asks for no other kind
  const isUnit = (tokens: Tokens) => readers.targetAt(tokens, 0, lexicon)?.next === tokens.length;
  return [...first, ...last]
    .map(({ given, wanted }) => ({ given: hasNumber(given) ? given : oneOf(given, lexicon), wanted }))
    .filter(
      ({ given, wanted }) => hasNumber(given) && !hasNumber(wanted) && wanted.length > 0 && !isUnit(wanted),
    );
}
