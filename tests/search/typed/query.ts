/** What somebody types, and the English address that should come first. */
export type Query = readonly [query: string, to: string];
