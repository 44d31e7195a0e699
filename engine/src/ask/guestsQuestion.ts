import type { Dish } from '../calculators/portions/portionFood.ts';
import { phraseAt } from '../language/lexicon.ts';
import { skipSpace, tokensOf } from '../language/tokens.ts';
import { numberAt } from '../text/findings/numbers.ts';
import type { AskLexicon } from './askLexicon.ts';
import {
  joinTokens,
  removeFirst,
  stripLeading,
  stripTrailing,
  type Tokens,
  withoutArticle,
} from './phraseRuns.ts';
import { portionLists, takeGuests } from './portionQuestion.ts';

/** A question for how many guests an amount of a food is enough. */
export interface GuestsQuestion {
  /** The amount with its food, and without it: `2 cups of cooked rice`, `2 cups`. */
  amount: string;
  bare: string;
  /** The food without words for how it is served. */
  food: string;
  dish?: Dish;
  cooked: boolean;
}

/** A question without the words that ask for how many, or whether it is enough for a number; null for any other. */
function withoutAsking(tokens: Tokens, lexicon: AskLexicon): Tokens | null {
  const lists = portionLists(lexicon.words.portions);
  const serves = removeFirst(tokens, lists.serves);
  if (serves.found) return serves.tokens;
  const taken = takeGuests(tokens, lexicon);
  const enough = taken?.groups === 1 ? removeFirst(taken.rest, lists.enough) : null;
  return enough?.found ? enough.tokens : null;
}

/** Reads a question such as `500 g pasta for how many people` or `is 1 kg of fish enough for 6`; null for any other. */
export function splitGuestsQuestion(text: string, lexicon: AskLexicon): GuestsQuestion | null {
  const lists = portionLists(lexicon.words.portions);
  const rest = withoutAsking(tokensOf(text), lexicon);
  if (!rest) return null;
  const side = removeFirst(rest, lists.side);
  const main = removeFirst(side.tokens, lists.main);
  const around = [lists.feeds, lists.enough, lexicon.list.fill] as const;
  const amount = withoutArticle(
    stripTrailing(stripLeading(main.tokens, ...around, lists.for), lexicon, ...around),
    lexicon,
  );
  const number = numberAt(amount, 0, lexicon.recipe);
  if (!number) return null;
  const unit = phraseAt(amount, skipSpace(amount, number.next), lexicon.recipe.units);
  const end = unit?.next ?? number.next;
  const cooked = removeFirst(amount.slice(end), lists.cooked);
  const raw = removeFirst(cooked.tokens, lists.raw);
  const food = joinTokens(stripLeading(raw.tokens, lists.around));
  if (food === '') return null;
  return {
    amount: joinTokens(amount),
    bare: joinTokens(amount.slice(0, end)),
    food,
    ...(side.found ? { dish: 'side' } : main.found && { dish: 'main' }),
    cooked: cooked.found,
  };
}
