import { NUMBER } from './notation.ts';

export const SYSTEMS = ['written', 'metric', 'us'] as const;
export type MeasurementSystem = (typeof SYSTEMS)[number];

/** One number, a range (`2–3`) or the sides of a thing (`20 x 30`); no more, so that no text is slow. */
const NUMBERS = `${NUMBER}(?: ?(?:–|-|x|×|to) ?${NUMBER}){0,3}`;
const METRIC_UNIT = '(?:°C|kg|g|mg|ml|cl|dl|l|L|cm|mm|m)';
const US_UNIT = '(?:°F|cups?|tbsp|tsp|pinch|fl oz|oz|lbs?|pints?|quarts?|gallons?|inch(?:es)?|in|ft)';

const METRIC = String.raw`${NUMBERS}[ \u00A0\u202F-]?${METRIC_UNIT}`;
const ONE_US = String.raw`${NUMBERS}[ \u00A0\u202F-]?${US_UNIT}`;
/** `2 cups`, `about 2 cups`, `1 lb 2 oz`, `1/4 cup + 1 tbsp`. */
const US = String.raw`(?:about )?${ONE_US}(?: (?:(?:\+|plus|and) )?${ONE_US})*`;

const DUAL = new RegExp(
  String.raw`(?<![\p{L}\d.,/])(?<metric>${METRIC}) \((?<us>${US})(?:, gas mark [\d/–-]+)?\)`,
  'gu',
);

/**
 * A text in one system of measurement: of every amount written twice, as in `250 g (2 cups)`,
 * `180 °C (350 °F, gas mark 4)` or `2 cm (3/4 in)`, only the metric or only the US part is kept.
 * 'written' changes nothing; nor are other brackets and amounts written once ever touched.
 * The notation is the one of the recipes, documented in `recipes/recipe.ts`.
 */
export function toSystem(text: string, system: MeasurementSystem): string {
  return system === 'written' ? text : text.replace(DUAL, `$<${system}>`);
}
