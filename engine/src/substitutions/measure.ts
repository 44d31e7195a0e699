import { UNITS } from '../units/units.ts';

/** An amount in one of the three ways that cooks measure. */
export type Measured =
  | { kind: 'volume'; milliliters: number }
  | { kind: 'weight'; grams: number }
  | { kind: 'pieces'; count: number };

/** Four tablespoons and what rounding adds, up to which every cook counts spoons; in milliliters. */
export const MAX_SPOONS_ML = 4.01 * UNITS.tablespoons.size;

const PART = /(?:(\d+) (?=\d+\/))?(\d+)(?:\/(\d+))? (cup|tbsp|tsp|ml|g|oz|piece)(?: |$)/y;

/** One number with its unit at `at`. */
function partAt(text: string, at: number) {
  PART.lastIndex = at;
  const found = PART.exec(text);
  if (!found) throw new Error(`No measure: ${text}`);
  const [all, whole = 0, count, parts = 1, unit = ''] = found;
  return { next: at + all.length, number: Number(whole) + Number(count) / Number(parts), unit };
}

type Kind = Measured['kind'];

/** The kind of a unit, and the size of one in milliliters, grams or pieces. */
const UNIT_SIZES: Readonly<Record<string, { kind: Kind; size: number }>> = {
  cup: { kind: 'volume', size: UNITS.cups.size },
  tbsp: { kind: 'volume', size: UNITS.tablespoons.size },
  tsp: { kind: 'volume', size: UNITS.teaspoons.size },
  ml: { kind: 'volume', size: 1 },
  g: { kind: 'weight', size: 1 },
  oz: { kind: 'weight', size: UNITS.ounces.size },
  piece: { kind: 'pieces', size: 1 },
};

/** An amount by its kind. */
function measured(kind: Kind, size: number): Measured {
  if (kind === 'volume') return { kind, milliliters: size };
  return kind === 'weight' ? { kind, grams: size } : { kind, count: size };
}

/** Reads a measure of the tables such as `3/4 cup 3 tbsp`, `85 g` or `2 piece`. Throws on text in another form. */
export function parseMeasure(text: string): Measured {
  const kinds = new Set<Kind>();
  let sum = 0;
  for (let at = 0; at < text.length; ) {
    const { next, number, unit } = partAt(text, at);
    const found = UNIT_SIZES[unit];
    if (found) kinds.add(found.kind);
    sum += number * (found?.size ?? 0);
    at = next;
  }
  const [kind, ...others] = kinds;
  if (kind === undefined || others.length > 0) throw new Error(`No measure: ${text}`);
  return measured(kind, sum);
}
