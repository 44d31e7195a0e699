import { UNITS } from '@gramwise/engine/units/units.ts';

/** An amount in one of the three ways that cooks measure. */
export type Measured =
  | { kind: 'volume'; milliliters: number }
  | { kind: 'weight'; grams: number }
  | { kind: 'pieces'; count: number };

const MILLILITERS = {
  cup: UNITS.cups.size,
  tbsp: UNITS.tablespoons.size,
  tsp: UNITS.teaspoons.size,
  ml: 1,
} as const;
const GRAMS = { g: 1, oz: UNITS.ounces.size } as const;

const PART = /(?:(\d+) (?=\d+\/))?(\d+)(?:\/(\d+))? (cup|tbsp|tsp|ml|g|oz|piece)(?: |$)/y;

/** One number with its unit at `at`. */
function partAt(text: string, at: number) {
  PART.lastIndex = at;
  const found = PART.exec(text);
  if (!found) throw new Error(`No measure: ${text}`);
  const [all, whole = 0, count, parts = 1, unit = ''] = found;
  return { next: at + all.length, number: Number(whole) + Number(count) / Number(parts), unit };
}

/** Reads a measure of the tables such as `3/4 cup 3 tbsp`, `85 g` or `2 piece`. Throws on text in another form. */
export function parseMeasure(text: string): Measured {
  let sum: Measured | null = null;
  for (let at = 0; at < text.length; ) {
    const { next, number, unit } = partAt(text, at);
    at = next;
    if (unit in MILLILITERS && (sum === null || sum.kind === 'volume')) {
      const added = number * MILLILITERS[unit as keyof typeof MILLILITERS];
      sum = { kind: 'volume', milliliters: (sum?.milliliters ?? 0) + added };
    } else if (unit in GRAMS && sum === null)
      sum = { kind: 'weight', grams: number * GRAMS[unit as keyof typeof GRAMS] };
    else if (unit === 'piece' && sum === null) sum = { kind: 'pieces', count: number };
    else throw new Error(`No measure: ${text}`);
  }
  if (sum === null) throw new Error(`No measure: ${text}`);
  return sum;
}
