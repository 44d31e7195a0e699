import type { Dish } from '../calculators/portions/portionFood.ts';
import type { PortionWords } from '../language/askWords/askWords.ts';
import { indexLists, type Lists, phraseAt } from '../language/lexicon.ts';
import { cachedIn } from '../language/remember.ts';
import { skipSpace, type Token, tokensOf } from '../language/tokens.ts';
import { numberAt } from '../text/findings/numbers.ts';
import { isMeasure, type MeasureId } from '../units/measureWords.ts';
import type { AskLexicon } from './askLexicon.ts';
import { GAP, joinTokens, removeFirst, stripLeading, stripTrailing } from './phraseRuns.ts';

/** A question for how much of a food guests get. */
export interface PortionQuestion {
  food: string;
  /** All that eat, and how many of them are children. */
  guests: number;
  children: number;
  dish?: Dish;
  /** Whether it is for the food cooked. */
  cooked: boolean;
  /** The unit that the answer is wanted in. */
  measure: MeasureId | null;
  /** Whether words ask how much or name people, so that it is a question even if the food is unknown. */
  asks: boolean;
}

export type PortionLists = Lists<PortionWords>;

const indexed = new WeakMap<PortionWords, PortionLists>();

/** The words of questions for guests, indexed when first needed. */
export const portionLists = (words: PortionWords): PortionLists => cachedIn(indexed, words, indexLists);

interface Group {
  guests: number;
  children: number;
  /** Whether it is counted in another group. */
  within: boolean;
  /** Whether words say that people are meant. */
  named: boolean;
  next: number;
}

/** How many eat, by the words at a token: `for 6 people`, `2 kids`, `per person`; null if they say nothing of that. */
function groupAt(
  tokens: readonly Token[],
  at: number,
  { lists, lexicon }: { lists: PortionLists; lexicon: AskLexicon },
): Group | null {
  const each = phraseAt(tokens, at, lists.each);
  if (each) return { guests: 1, children: 0, within: false, named: true, next: each.next };
  const eachChild = phraseAt(tokens, at, lists.eachChild);
  if (eachChild) return { guests: 1, children: 1, within: false, named: true, next: eachChild.next };
  const before = phraseAt(tokens, at, lists.for);
  const number = numberAt(tokens, skipSpace(tokens, before?.next ?? at), lexicon.recipe);
  if (!number) return null;
  const { value: guests, next } = number;
  const inside = phraseAt(tokens, skipSpace(tokens, next), lists.within);
  const noun = skipSpace(tokens, inside?.next ?? next);
  const within = inside !== null || tokens[at - 1]?.key === '(';
  const children = phraseAt(tokens, noun, lists.children);
  if (children) return { guests, children: guests, within, named: true, next: children.next };
  const people = phraseAt(tokens, noun, lists.people);
  if (people) return { guests, children: 0, within, named: true, next: people.next };
  // `rice for 2 in grams`
  const to = phraseAt(tokens, noun, lexicon.list.to);
  const unit = to && phraseAt(tokens, skipSpace(tokens, to.next), lexicon.recipe.units);
  const follows =
    isMeasure(unit?.value ?? null) ||
    [lists.side, lists.main, lists.asks].some((list) => phraseAt(tokens, noun, list) !== null);
  const ends = noun >= tokens.length || tokens[noun]?.kind === 'mark' || follows;
  return before && ends ? { guests, children: 0, within, named: false, next } : null;
}

/** Takes who eats out of a question, and in how many groups they are named; null if nobody does. */
export function takeGuests(tokens: readonly Token[], lexicon: AskLexicon) {
  const lists = portionLists(lexicon.words.portions);
  const rest: Token[] = [];
  const groups: Group[] = [];
  let within = false;
  for (let at = 0; at < tokens.length; ) {
    const group = groupAt(tokens, at, { lists, lexicon });
    const inside = group ? null : phraseAt(tokens, at, lists.within);
    const next = group?.next ?? inside?.next ?? at + 1;
    if (group) groups.push({ ...group, within: within || group.within });
    within ||= inside !== null;
    rest.push(...(group || inside ? GAP : tokens.slice(at, next)));
    at = next;
  }
  const [first, ...others] = groups;
  if (!first) return null;
  const outside = [first, ...others.filter((group) => !group.within)];
  const children = groups.reduce((sum, group) => sum + group.children, 0);
  const named = groups.some((group) => group.named);
  const guests = outside.reduce((sum, group) => sum + group.guests, 0);
  return { rest, named, children, guests, groups: groups.length };
}

/** Takes the unit of the answer out of a question: `how many grams of`. */
function takeMeasure(tokens: readonly Token[], { recipe }: AskLexicon) {
  for (const at of tokens.keys()) {
    const unit = phraseAt(tokens, at, recipe.units);
    if (unit && isMeasure(unit.value))
      return { rest: [...tokens.slice(0, at), ...GAP, ...tokens.slice(unit.next)], measure: unit.value };
  }
  return { rest: tokens, measure: null };
}

/**
 * Reads a question such as `how much pasta for 6 people` or `rice per person in grams`; null for any other, and for one
 * with an amount of food in it.
 */
export function splitPortionQuestion(text: string, lexicon: AskLexicon): PortionQuestion | null {
  const lists = portionLists(lexicon.words.portions);
  const taken = takeGuests(tokensOf(text), lexicon);
  if (!taken) return null;
  const { guests, children } = taken;
  const { rest, measure } = takeMeasure(taken.rest, lexicon);
  const side = removeFirst(rest, lists.side);
  const main = removeFirst(side.tokens, lists.main);
  const cooked = removeFirst(main.tokens, lists.cooked);
  const raw = removeFirst(cooked.tokens, lists.raw);
  const { tokens, found: asks } = removeFirst(raw.tokens, lists.asks);
  const around = [lists.asks, lists.around, lists.for, lexicon.list.fill] as const;
  const food = stripTrailing(stripLeading(tokens, ...around), lexicon, ...around);
  // `cheese per person for a fondue`
  const hasAmount = food.some((_, at) => (numberAt(food, at, lexicon.recipe)?.as ?? 'article') !== 'article');
  if (food.length === 0 || hasAmount) return null;
  return {
    food: joinTokens(food.filter(({ text }) => text !== ',')).replace(/\s+/g, ' '),
    guests,
    children,
    ...(side.found ? { dish: 'side' } : main.found && { dish: 'main' }),
    cooked: cooked.found,
    measure,
    asks: asks || taken.named,
  };
}
