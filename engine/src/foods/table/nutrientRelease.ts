/** Rows that the USDA added with release 28 (2015): pesto, sriracha, kimchi, hemp seeds, unsweetened almond milk and others. */
const ADDED_IN_SR28: ReadonlySet<number> = new Set([
  6626, 6631, 11118, 12012, 14091, 1289, 27064, 9178, 9110, 7972, 1293,
]);

/** The release of the USDA National Nutrient Database that a row of nutrients was copied from. */
export const releaseOf = (ndb: number): string => (ADDED_IN_SR28.has(ndb) ? 'SR28 (2015)' : 'SR26 (2013)');
