import { hasListedTrait } from '../foods/listedFood.ts';
import { hasPhrase, indexById, type Phrases, phraseAt } from '../language/lexicon.ts';
import { cachedIn } from '../language/remember.ts';
import type { SiteWords } from '../language/siteWords/siteWords.ts';
import { skipSpace, tokensOf } from '../language/tokens.ts';
import { numberAt } from '../text/findings/numbers.ts';
import { UNITS } from '../units/units.ts';
import { LOOSE_MEASURES, type LooseId } from '../vessels/looseMeasures.ts';
import type { AmountAnswer } from './askAnswer.ts';
import type { AskContext } from './askContext.ts';
import type { AskLexicon } from './askLexicon.ts';
import { isDrink } from './drinks.ts';
import { joinTokens, phraseEnd, stripLeading, stripTrailing, type Tokens, trimTokens } from './phraseRuns.ts';
import type { AskReaders } from './readers.ts';

/** So many knife tips or the like, with what they hold, from and to, in the unit of an answer. */
export interface LooseAnswer {
  id: LooseId;
  /** Null where it is asked how many an amount makes, so that `values` counts them. */
  count: number | null;
  values: readonly number[];
  of: AmountAnswer;
}

const indexed = new WeakMap<SiteWords, Phrases<LooseId>>();

/** The measure with the number before it, and the tokens around both. */
interface Found {
  id: LooseId;
  count: number | null;
  before: Tokens;
  after: Tokens;
}

function findLoose(tokens: Tokens, { recipe, words: { site } }: AskLexicon): Found | null {
  const measures = site && cachedIn(indexed, site, ({ loose }) => indexById<LooseId>(loose));
  for (const at of measures ? tokens.keys() : []) {
    const found = measures && phraseAt(tokens, at, measures);
    if (!found) continue;
    const start = tokens.findIndex((_, from) => {
      const number = from < at ? numberAt(tokens, from, recipe) : null;
      return number !== null && skipSpace(tokens, number.next) === at;
    });
    return {
      ...{ id: found.value, count: start < 0 ? null : (numberAt(tokens, start, recipe)?.value ?? null) },
      ...{ before: tokens.slice(0, start < 0 ? at : start), after: tokens.slice(found.next) },
    };
  }
  return null;
}

const isCounted = (tokens: Tokens, { recipe }: AskLexicon) =>
  tokens.some((_, at) => (numberAt(tokens, at, recipe)?.as ?? 'article') !== 'article');

interface Reading {
  lexicon: AskLexicon;
  /** The amount that a text asks for; null for anything else. */
  amountOf: (question: string) => AmountAnswer | null;
}

/** What is asked in the place of the measure: as much of it as of a hundred milliliters. */
const STAND_IN = 100;

/** Whether words right before the measure make it another one: `wine glass`, `chocolate drops`. */
function isOther(before: Tokens, lexicon: AskLexicon): boolean {
  const { recipe, list } = lexicon;
  const { articles, of } = recipe.list;
  const known = [articles, of, list.howMany, list.count, list.has, list.to, list.fill, list.weigh];
  const { length } = trimTokens(before);
  return length > 0 && stripTrailing(before, lexicon, ...known).length === length;
}

/** Whether the measure may be of the food of an amount. */
function mayHold(id: LooseId, { food }: AmountAnswer): boolean {
  const { of: only } = LOOSE_MEASURES[id];
  if (!food || !only) return true;
  return only === 'drink' ? isDrink(food.food) : hasListedTrait(food.food, only);
}

/** What a number of the measure holds; null if its word may mean something else. */
function held({ id, count, before, after }: Found, { lexicon, amountOf }: Reading): LooseAnswer | null {
  const { ml, in: usual, of: only } = LOOSE_MEASURES[id];
  if ([before, after].some((tokens) => isCounted(tokens, lexicon))) return null;
  if (only && isOther(before, lexicon)) return null;
  const asked = `${joinTokens(before)} ${STAND_IN} ml ${joinTokens(after)}`.trim();
  const plain = amountOf(asked);
  const of = plain?.named === false ? amountOf(`${asked} = ${plain.food ? usual : 'ml'}`) : plain;
  const [value = 0, more] = of?.main.values ?? [];
  if (!of || more !== undefined) return null;
  if (!mayHold(id, of)) return null;
  const times = count ?? 1;
  const values = [...new Set(ml)].map((size) => (times * size * value) / STAND_IN);
  return { id, count: times, of, values };
}

/** How many of the measure an amount makes: `half a teaspoon in drops`; null for any other question. */
function counted({ id, before, after }: Found, { lexicon, amountOf }: Reading): LooseAnswer | null {
  const { list } = lexicon;
  const asks = [list.howMany, list.count, list.mayCount, list.to, list.has, list.fill] as const;
  const [given, ...more] = [before, after].flatMap((tokens) => {
    const amount = stripTrailing(stripLeading(tokens, ...asks), lexicon, ...asks);
    return amount.length > 0 ? [amount] : [];
  });
  const isAsked = [before, after].some((tokens) => trimTokens(tokens).length > (given?.length ?? 0));
  // `drops in a teaspoon`, `drops per ml`, but not `mug in ml`
  const isFirst = trimTokens(before).length === 0;
  const isHeld = isFirst && phraseEnd(trimTokens(after), 0, lexicon.recipe.list.per) === null;
  if (!given || more.length > 0 || !isAsked || (isHeld && !numberAt(given, 0, lexicon.recipe))) return null;
  const of = amountOf(`${joinTokens(given)} = ml`);
  const [value = 0, range] = of?.main.values ?? [];
  const isVolume = of && of.given.kind === 'amounts' && UNITS[of.main.unit].kind === 'volume';
  if (!isVolume || range !== undefined || !mayHold(id, of)) return null;
  return {
    id,
    count: null,
    of,
    values: [...LOOSE_MEASURES[id].ml].map((size) => value / size).sort((a, b) => a - b),
  };
}

/**
 * Answers a question for so many knife tips, drops or mugs, or for how many of them an amount makes; null for any other
 * question.
 */
export function looseAmount(text: string, context: AskContext, readers: AskReaders): LooseAnswer | null {
  const data = context.data[context.language];
  if (!data) return null;
  const lexicon = readers.askLexicon(data.names.index.lexicon, data.words);
  const tokens = tokensOf(text.trim());
  // No source says how much more a heaped one holds
  const found = hasPhrase(tokens, lexicon.recipe.list.heaped) ? null : findLoose(tokens, lexicon);
  const amountOf = (question: string): AmountAnswer | null => {
    const { answer } = readers.ask(question, context);
    return answer.kind === 'answer' && answer.result.kind === 'amount' ? answer.result : null;
  };
  const reading = { lexicon, amountOf };
  return found && ((found.count === null ? counted(found, reading) : null) ?? held(found, reading));
}
