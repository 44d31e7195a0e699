import { NUMBER, RANGE_SIGN } from '#domain/quantity/notation.ts';

const UNIT = '(?:kg|g|ml|l|tsp|tbsp|cups?|fl oz|oz|lb|pints?|quarts?|pinch)';
const ONE = String.raw`${NUMBER}(?:${RANGE_SIGN}${NUMBER})?(?: ${UNIT}\b)?`;
const AMOUNT = new RegExp(
  String.raw`^${ONE}(?: (?:plus )?${NUMBER} ${UNIT}\b)*(?: \((?:about )?\d[^)]*\))?`,
  'u',
);

/** Splits an ingredient line into its leading amount, '' if none, and the rest. Joined, they equal the line. */
export function splitAmount(line: string): readonly [amount: string, rest: string] {
  const [amount = ''] = AMOUNT.exec(line) ?? [];
  return [amount, line.slice(amount.length)];
}
