/**
 * A question with the answer it should get, to three digits: kilocalories or grams by the rows of the USDA and the
 * weights of the foods; grams (or milliliters) for all guests, the portion's food and its country by the sources of
 * portions; the fewest and most guests that an amount is enough for; `refused` for anything that says why, or asks back. The third is
 * what it gets today, where that is only to be refused.
 */
export type FoodQuestion = readonly [question: string, right: string, today?: string];
