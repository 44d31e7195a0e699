/** What somebody types, and the English path that should come first. */
export type Query = readonly [query: string, to: string];
