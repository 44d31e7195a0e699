import type { Figure } from './food.ts';

/** US cups in a measure such as `2 tbsp` or `1 1/4 cup, sliced`. Throws on text in another form. */
export function cupsIn(measure: string): number {
  const match = /^(?:(\d+) )?(\d+)(?:\/(\d+))? (cup|tbsp|tsp|fl oz)(?:,|$)/.exec(measure);
  if (!match) throw new Error(`No measure: ${measure}`);
  const [, whole = 0, count, parts = 1, unit] = match;
  return (Number(whole) + Number(count) / Number(parts)) / PER_CUP[unit as keyof typeof PER_CUP];
}

/** US customary measures: 1 cup = 8 fluid ounces = 16 tablespoons = 48 teaspoons (NIST SP 430). */
const PER_CUP = { cup: 1, 'fl oz': 8, tbsp: 16, tsp: 48 };

function figure(source: Figure['source'], entry: string, measure: string, grams: number): Figure {
  return { source, entry, measure, grams, gramsPerCup: grams / cupsIn(measure) };
}

/** USDA National Nutrient Database for Standard Reference, release 26, by NDB number. */
export const usda = (ndb: number, entry: string, measure: string, grams: number) =>
  figure('usda', `${entry} (NDB ${String(ndb).padStart(5, '0')})`, measure, grams);

/** King Arthur Baking's ingredient weight chart of 2021. */
export const kingArthur = (entry: string, measure: string, grams: number) =>
  figure('kingArthur', entry, measure, grams);

/** FAO/INFOODS Density Database, version 2.0: grams per milliliter. */
export const fao = (entry: string, density: number) => figure('fao', entry, '1 cup', density * 236.5882365);
