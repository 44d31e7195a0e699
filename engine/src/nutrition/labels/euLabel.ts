import { EPSILON, nearest } from './nearest.ts';

/**
 * What a label in the European Union declares, in the order of Annex XV of Regulation (EU) 1169/2011. Rounding was
 * compared in November 2026 with the table at hellaschem.gr, 'Food labeling: the dietary declaration table'; reference
 * intakes with those of the British health service at doctoori.net, 'Reference intakes on food labels', and with Annex XIII
 * at help.scantrust.com, 'Apports de Référence'; salt as sodium x 2.5 with labellingtraining.food.gov.uk; the factors with
 * Annex XIV at vethyqua.scenari.eu (text of 13 March 2024) and with the same ones in the French decree of 24 February 2010
 * (juriblio.fr).
 */
export const EU_ROWS = ['fat', 'saturated', 'carbohydrate', 'sugars', 'fiber', 'protein', 'salt'] as const;
export type EuRow = (typeof EU_ROWS)[number];

/** Grams; carbohydrate without fiber. Alcohol is not declared, but counts as energy. */
export type EuAmounts = Readonly<Record<EuRow | 'alcohol', number | null>>;

/** Kilojoules and kilocalories of a gram, Annex XIV. */
const ENERGY_FACTORS = {
  carbohydrate: { kilojoules: 17, kilocalories: 4 },
  protein: { kilojoules: 17, kilocalories: 4 },
  fat: { kilojoules: 37, kilocalories: 9 },
  fiber: { kilojoules: 8, kilocalories: 2 },
  alcohol: { kilojoules: 29, kilocalories: 7 },
} as const;

/** Reference intakes of an average adult (8 400 kJ, 2 000 kcal), Annex XIII, part B; fiber has none. */
export const REFERENCE_INTAKES = {
  kilojoules: 8400,
  kilocalories: 2000,
  fat: 70,
  saturated: 20,
  carbohydrate: 260,
  sugars: 90,
  protein: 50,
  salt: 6,
} as const;

/** Energy by the factors of Annex XIV, to whole numbers. Null where a part is not known. */
export function euEnergy(amounts: EuAmounts): { kilojoules: number; kilocalories: number } | null {
  const parts = Object.entries(ENERGY_FACTORS).map(([row, factors]) => ({
    grams: amounts[row as keyof typeof ENERGY_FACTORS],
    ...factors,
  }));
  if (parts.some(({ grams }) => grams === null)) return null;
  const sum = (of: 'kilojoules' | 'kilocalories') =>
    nearest(
      parts.reduce((total, part) => total + (part.grams ?? 0) * part[of], 0),
      1,
    );
  return { kilojoules: sum('kilojoules'), kilocalories: sum('kilocalories') };
}

/** How a nutrient is rounded: whole from `whole` on, by `step` below, and none up to `negligible`. */
interface Rounding {
  whole: number;
  step: number;
  /** The smallest amount that is more than `< negligible`. */
  negligible: number;
  /** What stands for less. */
  below: number;
}

/** The Commission's guidance on tolerances (December 2012), table 4. */
const GRAMS: Rounding = { whole: 10, step: 0.1, negligible: 0.5, below: 0.5 };
const SATURATED: Rounding = { whole: 10, step: 0.1, negligible: 0.1, below: 0.1 };

/** Salt: tenths from 1 g on, hundredths below. */
const SALT = { tenths: 1, negligible: 0.0125, below: 0.01 };

export interface EuDeclared {
  row: EuRow;
  /** Grams. */
  amount: number;
  /** `< 0.5 g` stands instead of the amount. */
  below: boolean;
}

function declareSalt(grams: number): EuDeclared {
  if (grams <= SALT.negligible + EPSILON)
    return { row: 'salt', amount: grams > 0 ? SALT.below : 0, below: grams > 0 };
  return { row: 'salt', amount: nearest(grams, grams >= SALT.tenths - EPSILON ? 0.1 : 0.01), below: false };
}

/** An amount in 100 g or a portion as a label in the Union declares it. */
export function declareEu(row: EuRow, grams: number): EuDeclared {
  if (row === 'salt') return declareSalt(grams);
  const { whole, step, negligible, below } = row === 'saturated' ? SATURATED : GRAMS;
  if (grams <= negligible + EPSILON) return { row, amount: grams > 0 ? below : 0, below: grams > 0 };
  return { row, amount: nearest(grams, grams >= whole - EPSILON ? 1 : step), below: false };
}

/** The share of a reference intake in whole percent. */
export const euPercent = (amount: number, of: keyof typeof REFERENCE_INTAKES): number =>
  nearest((amount / REFERENCE_INTAKES[of]) * 100, 1);
