import { NUMBER } from './notation.ts';

export const SYSTEMS = ['written', 'metric', 'us'] as const;
export type MeasurementSystem = (typeof SYSTEMS)[number];

/** A number, a range (`2–3`) or sides (`20 x 30`). Limited to four numbers so that no text makes the pattern slow. */
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
 * A recipe text in one measurement system: an amount given twice, such as `250 g (2 cups)`,
 * `180 °C (350 °F, gas mark 4)` or `2 cm (3/4 in)`, keeps only its metric or its US part. 'written' changes nothing.
 * Other parentheses, and amounts given once, stay. Grammar: `recipes/recipe.ts`.
 */
export function toSystem(text: string, system: MeasurementSystem): string {
  return system === 'written' ? text : text.replace(DUAL, `$<${system}>`);
}
