import { type GelatinKind, gelatinFor, powderBloom } from '../calculators/gelatin.ts';
import { convertYeast, type YeastKind } from '../calculators/yeast.ts';
import { PIECES_BY_WORD } from '../foods/countedPieces.ts';
import { foldName } from '../foods/match/findFoods.ts';
import { type FoodWay, foodWayId } from '../foods/match/listedNames.ts';
import { chosenCountry } from '../kitchens/kitchen.ts';
import { marketsFor } from '../kitchens/markets.ts';
import { phraseAt } from '../language/lexicon.ts';
import { tokensOf } from '../language/tokens.ts';
import { resolveNumber } from './ambiguousNumber.ts';
import type { AskOutcome } from './ask.ts';
import type { AmountAnswer, AskAnswer, ExchangeAnswer, GelatinAnswer, YeastAnswer } from './askAnswer.ts';
import { type AskContext, loadedLanguages } from './askContext.ts';
import type { QuestionLanguage } from './askRequest.ts';
import { numberChoices, type Reask } from './choices.ts';
import { type Asking, BLOOM, type Exchange, exchangesIn } from './exchangeSides.ts';
import { joinTokens } from './phraseRuns.ts';
import type { AskReaders } from './readers.ts';

type Family<Kind> = Readonly<Partial<Record<string, Kind>>>;

const YEASTS: Family<YeastKind> = {
  'yeast-fresh': 'fresh',
  'yeast-active-dry': 'active-dry',
  'yeast-instant': 'instant',
};
const GELATINS: Family<GelatinKind> = {
  'gelatin-sheets': 'sheet',
  'gelatin-powder': 'powder',
  'agar-agar': 'agar',
};
const FAMILIES: readonly Family<string>[] = [YEASTS, GELATINS];

const isExchanged = (found: FoodWay | null): boolean =>
  found !== null && FAMILIES.some((family) => found.food.id in family);

/** The only food of a family with a word in its name or counted by it: `fresh`, `sheets`. */
function kindCalled(text: string, family: Family<string>, { names, lexicon }: QuestionLanguage) {
  const word = foldName(text);
  const counted = PIECES_BY_WORD[phraseAt(tokensOf(text), 0, lexicon.recipe.units)?.value ?? ''] ?? [];
  const [found, ...more] = [...names.ways.values()].filter(
    ({ food: { id, name, also = [], pieces = [] } }) =>
      id in family &&
      (pieces.some((sold) => counted.includes(sold.id)) ||
        [name, ...also].some((called) => foldName(called).split(' ').includes(word))),
  );
  return more.length > 0 ? undefined : found;
}

/** The word of a family in a name, which the other side of a question leaves out: `yeast`. */
const plainName = (name: string, { lexicon }: Asking) =>
  lexicon.words.exchanged.find((word) => foldName(name).includes(word)) ?? name;

/** A text alone, and with the name that it leaves out, in German also as one word. */
const withName = (text: string, name: string) => [text, `${text} ${name}`, `${name} ${text}`, text + name];

type GivenAmount = AmountAnswer & { food: FoodWay };

function givenIn(text: string, { reask }: Asking): GivenAmount | null {
  const found = reask(`${text} = g`);
  return found?.kind === 'amount' && found.food && isExchanged(found.food)
    ? { ...found, food: found.food }
    : null;
}

/** Both foods of an exchange; null if one is not certain. */
function foodsOf({ given, wanted }: Exchange, asking: Asking): { from: GivenAmount; to: FoodWay } | null {
  const { findLoneFood } = asking.readers;
  const [amount, name] = [joinTokens(given), joinTokens(wanted)];
  const isKnown = isExchanged(findLoneFood(name, asking));
  const texts = isKnown ? withName(amount, plainName(name, asking)) : [amount];
  const from = texts.reduce<GivenAmount | null>((found, text) => found ?? givenIn(text, asking), null);
  const family = from && FAMILIES.find((kinds) => from.food.food.id in kinds);
  if (!from || !family) return null;
  const to =
    withName(name, plainName(from.food.food.name, asking))
      .map((text) => findLoneFood(text, asking))
      .find((found) => found && found.food.id in family && found.food.id !== from.food.food.id) ??
    kindCalled(name, family, asking);
  return to && to.food.id !== from.food.food.id ? { from, to } : null;
}

function yeastFor(from: GivenAmount, to: FoodWay): YeastAnswer | null {
  const [fromKind, toKind] = [YEASTS[from.food.food.id], YEASTS[to.food.id]];
  if (!fromKind || !toKind) return null;
  const [grams, most = grams] = from.main.values.flatMap((value) => {
    const converted = convertYeast(value, fromKind, toKind);
    return converted.ok ? converted.value : [];
  });
  return grams === undefined || most === undefined
    ? null
    : { kind: 'yeast', from, fromKind, to, toKind, grams, most };
}

/** Leaves are counted, since makers weigh them differently; powder is weighed. Agar takes the place of either. */
function gelatinAnswer(
  from: GivenAmount,
  to: FoodWay,
  { lexicon, context, question }: Asking,
): GelatinAnswer | null {
  const [fromKind, toKind] = [GELATINS[from.food.food.id], GELATINS[to.food.id]];
  const { given, main, factor } = from;
  const isCounted = given.kind === 'pieces';
  if (!toKind || fromKind === 'agar') return null;
  if (!isCounted && (toKind === 'powder' || (toKind === 'agar' && fromKind === 'sheet'))) return null;
  const [grams = 0, ...heavier] = main.values;
  const [count = 0, ...more] = isCounted ? given.count : [];
  if (heavier.length + more.length > 0) return null;
  const [market] = marketsFor(lexicon.recipe.words.country, chosenCountry(context.kitchen));
  const named = BLOOM.exec(question.asked)?.[1];
  const bloom = named ? Number(named) : powderBloom(market);
  const leaves = fromKind === 'sheet' ? count * factor : gelatinFor(grams, 'sheet', bloom).value;
  const made = gelatinFor(toKind === 'sheet' ? grams : leaves, toKind, bloom);
  return { kind: 'gelatin', from, to, toKind, bloom: toKind === 'agar' ? null : bloom, ...made };
}

/** How much of one kind takes the place of another; null for anything else, and where a kind is not certain. */
function exchanged(asking: Asking): ExchangeAnswer | null {
  for (const exchange of exchangesIn(asking)) {
    const found = foodsOf(exchange, asking);
    const answer = found && (yeastFor(found.from, found.to) ?? gelatinAnswer(found.from, found.to, asking));
    if (answer) return answer;
  }
  return null;
}

interface Read {
  context: AskContext;
  readers: AskReaders;
}

/** The answer in a loaded language, with its foods named in the page's; a choice if its number has two readings. */
function answerIn(typed: string, code: string, { context, readers }: Read): AskAnswer<ExchangeAnswer> | null {
  const known = context.data[code];
  const page = context.lexicons[context.language];
  const pageNames = context.data[context.language]?.names;
  if (!known || !page || !pageNames) return null;
  const lexicon = readers.askLexicon(known.names.index.lexicon, known.words);
  const language = { lexicon, names: known.names, likely: true };
  const localized = (found: FoodWay) => pageNames.ways.get(foodWayId(found)) ?? found;
  const answerFor = (text: string): ExchangeAnswer | null => {
    const reask: Reask = (other) => readers.answerChoice(other, language, context);
    const question = readers.parseIn(text, language, context);
    const found = exchanged({ ...language, question, context, reask, readers });
    const food = found?.from.food;
    return (
      found && {
        ...found,
        from: { ...found.from, food: food ? localized(food) : null },
        to: localized(found.to),
      }
    );
  };
  const { text, ambiguous } = resolveNumber(typed, lexicon.recipe.words, page.words);
  if (ambiguous) {
    const choices = numberChoices(ambiguous, answerFor);
    return choices && { kind: 'choose', choices };
  }
  const result = answerFor(text);
  return result && { kind: 'answer', result, choices: [] };
}

/**
 * Answers how much of one kind of yeast or gelatin takes the place of another: `20 g fresh yeast to dry`, `6 sheets of
 * gelatin in powder`, in the first loaded language that knows both. Null for anything else, and where a kind is not
 * certain.
 */
export function answerExchange(
  typed: string,
  context: AskContext,
  readers: AskReaders,
): AskOutcome<ExchangeAnswer> | null {
  const text = typed.trim();
  const [found] = loadedLanguages(context).flatMap((language) => {
    const answer = answerIn(text, language, { context, readers });
    return answer ? { answer, language, missing: [], exact: true } : [];
  });
  if (!found) return null;
  // `10 g gelatin in sheets` asks how many sheets these are
  const { answer: plain } = readers.ask(text, context);
  return plain.kind === 'answer' && plain.result.kind === 'count' ? null : found;
}
