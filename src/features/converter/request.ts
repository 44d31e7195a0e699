import type { FoodList } from '@gramwise/engine/foods/listedFood.ts';
import { exactFood, foldName } from '@gramwise/engine/foods/match/findFoods.ts';
import type { DecimalSeparator } from '@gramwise/engine/quantity/decimal.ts';
import { parseQuantity } from '@gramwise/engine/quantity/parse.ts';
import { isKitchenUnit, type KitchenUnitId } from '@gramwise/engine/units/units.ts';
import { searchable } from '#ui/foodField/foodOptions.ts';
import type { ConverterMessages } from './messages.ts';

/** What the amount field was told in words: `2 cups flour`. */
export interface Request {
  amount: number;
  /** The amount as it was typed. */
  text: string;
  from: KitchenUnitId;
  /** The food's id and way to fill the cup, if the words name one. */
  food: { ingredient: string; as: string } | null;
  /** Words that were not understood. */
  rest: string;
}

const QUANTITY = /^\s*([\p{N}\s.,/\u2044+-]*\p{N})\s*(\p{L}.*)$/su;

/** Every word for a unit, folded, with the unit; the longest first. */
function unitWords({ units, converter }: ConverterMessages): readonly (readonly [string, KitchenUnitId])[] {
  const also: Partial<Record<string, string>> = converter.unitWords;
  return Object.entries(units)
    .filter((entry): entry is [KitchenUnitId, (typeof entry)[1]] => isKitchenUnit(entry[0]))
    .flatMap(([id, { one, name, short }]) =>
      [one, name, short, ...(also[id]?.split('|') ?? [])].map((word) => [foldName(word), id] as const),
    )
    .sort(([a], [b]) => b.length - a.length);
}

/**
 * Reads an amount with its unit, and a food if it is named: `2 cups flour`, `1/2 tasse de farine`. Null without a unit,
 * so that a plain amount stays what it is.
 */
export function readRequest(
  text: string,
  decimal: DecimalSeparator,
  messages: ConverterMessages,
  foods: FoodList,
): Request | null {
  const [, quantity, words] = QUANTITY.exec(text.slice(0, 64)) ?? [];
  if (quantity === undefined || words === undefined) return null;
  const amount = parseQuantity(quantity, decimal);
  if (amount === null) return null;
  const folded = foldName(words);
  const unit = unitWords(messages).find(([word]) => folded === word || folded.startsWith(`${word} `));
  if (!unit) return null;
  const [word, from] = unit;
  const rest = withoutLink(folded.slice(word.length).trim(), messages.converter.links);
  return { amount, text: quantity.trim(), from, food: rest ? named(foods, rest) : null, rest };
}

function withoutLink(words: string, links: string): string {
  const link = links
    .split('|')
    .map(foldName)
    .sort((a, b) => b.length - a.length)
    .find((one) => words.startsWith(`${one} `));
  return link ? words.slice(link.length + 1) : words;
}

function named(foods: FoodList, words: string): Request['food'] {
  const found = exactFood(searchable(foods), words);
  return found && { ingredient: found.food, as: found.as };
}
