import { NUMBER, RANGE_SIGN } from '#domain/quantity/notation.ts';

const UNIT = '(?:kg|g|ml|l|tsp|tbsp|cups?|fl oz|oz|lb|pints?|quarts?|pinch)';
const ONE = String.raw`${NUMBER}(?:${RANGE_SIGN}${NUMBER})?(?: ${UNIT}\b)?`;
const AMOUNT = new RegExp(
  String.raw`^${ONE}(?: (?:plus )?${NUMBER} ${UNIT}\b)*(?: \((?:about )?\d[^)]*\))?`,
  'u',
);

/** An ingredient line in two: the amount that opens it, '' if none does, and the rest. Together they are the line. */
export function splitAmount(line: string): readonly [amount: string, rest: string] {
  const [amount = ''] = AMOUNT.exec(line) ?? [];
  return [amount, line.slice(amount.length)];
}
