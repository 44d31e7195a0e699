import { hasListedTrait } from '../foods/listedFood.ts';
import { weightAsBought } from '../foods/piece.ts';
import { chosenCountry } from '../kitchens/kitchen.ts';
import type { CountryId } from '../kitchens/kitchens.ts';
import { marketsFor } from '../kitchens/markets.ts';
import { foldLetters } from '../language/foldAccents.ts';
import { hasPhrase, phraseAt } from '../language/lexicon.ts';
import { tokensOf } from '../language/tokens.ts';
import { UNITS } from '../units/units.ts';
import type { AmountAnswer, CountAnswer } from './askAnswer.ts';
import type { AskContext } from './askContext.ts';
import { findPiece } from './askPieces.ts';
import type { QuestionLanguage } from './askRequest.ts';
import type { Reask } from './choices.ts';
import { nameOf } from './foodNames.ts';
import type { HowMuchQuestion } from './parseHowMuch.ts';

/** The weight of one piece, and of the lightest and the heaviest. */
interface Weighed extends Pick<CountAnswer, 'piece' | 'grams'> {
  range: readonly [number, number] | null;
}

/** One of what is counted, if it is the same food as the amount: a strawberry of a cup of strawberries. */
function pieceOfSame({ food }: AmountAnswer, one: ReturnType<Reask>): Weighed | null {
  if (one?.kind !== 'amount' || one.given.kind !== 'pieces' || one.food?.food.id !== food?.food.id)
    return null;
  const [grams = 0, more] = one.main.values;
  return more === undefined ? { piece: one.given.piece, grams, range: one.range } : null;
}

/** What a single piece yields: the juice of a lemon, the white of an egg. */
function pieceOfPart({ food }: AmountAnswer, country: CountryId, { kitchen }: AskContext): Weighed | null {
  const piece = food && findPiece(food.food, {}, marketsFor(country, chosenCountry(kitchen)));
  if (!piece || !(piece.id === 'juiceOfOne' || hasListedTrait(food.food, 'egg'))) return null;
  return { piece, grams: piece.grams, range: piece.range };
}

/**
 * Whether so much of a food is weighed as it is bought, with its peel or stones: `2 lb potatoes`. A cup holds what is
 * cut, and eggs are not sold by weight.
 */
function isBought(
  { food, given }: AmountAnswer,
  text: string,
  { list }: QuestionLanguage['lexicon']['recipe'],
) {
  const tokens = tokensOf(text);
  return (
    given.kind === 'amounts' &&
    given.amounts.every(({ unit }) => UNITS[unit].kind === 'weight') &&
    !hasListedTrait(food?.food, 'egg') &&
    !hasPhrase(tokens, list.prepared)
  );
}

/** One of what is counted: a piece of the food itself, its pack (`21 g yeast how many packets`), or what is named. */
function oneOf(what: string, name: string | null, { recipe, words }: QuestionLanguage['lexicon']): string {
  if (name === null) return `1 ${what}`;
  if (what === '' || recipe.list.wholes.map.has(foldLetters(what))) return `1 ${name}`;
  const tokens = tokensOf(what);
  const isUnit = phraseAt(tokens, 0, recipe.units)?.next === tokens.length;
  return isUnit ? `1 ${what} ${words.write.of} ${name}` : `1 ${what}`;
}

/**
 * Answers how many pieces make an amount: `egg whites in a cup`, `lemons for 100 ml of lemon juice`. Null if no source
 * weighs one of them, or for several amounts and ranges.
 */
export function askCount(
  { what, within }: HowMuchQuestion,
  { lexicon, context, reask }: QuestionLanguage & { context: AskContext; reask: Reask },
): CountAnswer | null {
  const inGrams = (text: string) => {
    const found = reask(`${text} = g`);
    return found?.kind === 'amount' ? found : null;
  };
  const withFood = (text: string) => {
    const found = inGrams(text);
    return found?.food ? found : null;
  };
  const named = withFood(within);
  const piece = inGrams(oneOf(what, named?.food ? nameOf(named.food) : null, lexicon));
  const amount =
    named ??
    withFood(`${within} ${what}`) ??
    // Cloves may be a spice, but not in a food that they count
    (piece?.food ? withFood(`${within} ${nameOf(piece.food)}`) : null);
  if (!amount?.food || amount.given.kind !== 'amounts' || amount.factor !== 1) return null;
  const [grams = 0, more] = amount.main.values;
  const each = pieceOfSame(amount, piece) ?? pieceOfPart(amount, lexicon.recipe.words.country, context);
  if (!each || more !== undefined || !(each.grams > 0)) return null;
  const bought = isBought(amount, `${within} ${what}`, lexicon.recipe);
  const weighed = (eaten: number) =>
    (bought ? weightAsBought(each.piece.id, eaten, amount.food?.food.edible) : null) ?? eaten;
  const [low, high] = amount.range ?? [grams, grams];
  const [lightest, heaviest] = each.range ?? [each.grams, each.grams];
  const range = [low / weighed(heaviest), high / weighed(lightest)] as const;
  return {
    kind: 'count',
    given: amount.given.amounts,
    food: amount.food,
    piece: { id: each.piece.id, market: each.piece.market, source: each.piece.source },
    grams: each.grams,
    count: grams / weighed(each.grams),
    range: range[1] > range[0] * 1.0001 ? range : null,
  };
}
