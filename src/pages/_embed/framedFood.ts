import { readParam } from '#browser/query.ts';

/** The id of the food that a frame shows; '' if its URL has none. */
export const readFramedFood = (query: string): string => readParam(query, 'food') ?? '';

/** A frame offers no other food, so its URL stays. */
export const writeFramedFood = (_: string, query: string): string => query;
