import { fail, ok, type Result } from '../result.ts';

/** What a line of a formula is, as far as the percentages depend on it. */
export type FormulaKind = 'flour' | 'starter' | 'water' | 'other';

/** A line of a formula, in grams or in percent of the flour that is added. */
export interface FormulaPart {
  kind: FormulaKind;
  amount: number;
  in: 'grams' | 'percent';
  /** The share of it that counts as water, 0 to 1; ignored for flour and starter. */
  water: number;
  /** Grams of water on 100 g of flour, for a starter alone. */
  hydration?: number;
}

export interface FormulaOptions {
  /** Grams of dough to scale to; as typed by default. */
  total?: number | undefined;
  /** The hydration to reach by changing the water that is poured; as typed by default. */
  hydration?: number | undefined;
}

export interface BakersFormula {
  /** Of each line, in order; percent of all flour, that of starters included. */
  parts: readonly { grams: number; percent: number }[];
  /** Grams of all flour, and of the dough. */
  flour: number;
  total: number;
  /** Water in percent of all flour: poured, and with that of milk, eggs, honey and the like. */
  poured: number;
  hydration: number;
  /** Flour that is fermented ahead, in percent of all flour. */
  prefermented: number;
}

export type FormulaError =
  | 'no-flour'
  | 'negative-amount'
  | 'too-large'
  | 'no-water'
  | 'too-dry'
  | 'no-hydration';

/** Larger doughs are typing errors. */
const MAX_GRAMS = 10_000_000;
/** Grams; less is no dough. */
const MIN_FLOUR = 0.001;
/** Flour of a formula that is written in percent alone. */
const DEFAULT_FLOUR_GRAMS = 1000;
const MAX_PERCENT = 10_000;

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);
const isAmount = (value: number) => Number.isFinite(value) && value >= 0;

/** The flour in a starter, by its weight: half of one with as much water as flour. In grams. */
const starterFlour = ({ hydration = 100 }: FormulaPart, grams: number) => (grams * 100) / (100 + hydration);

/** Grams of the flour that is added, to which percentages refer; null if percentages of flour leave none. */
function addedFlour(parts: readonly FormulaPart[]): number | null {
  const flours = parts.filter(({ kind }) => kind === 'flour');
  const of = (unit: FormulaPart['in']) =>
    sum(flours.filter((part) => part.in === unit).map(({ amount }) => amount));
  const [grams, percent] = [of('grams'), of('percent')];
  if (grams > 0) return percent < 100 ? grams / (1 - percent / 100) : null;
  return percent > 0 ? DEFAULT_FLOUR_GRAMS : null;
}

const addPercentages = (parts: readonly FormulaPart[], flour: number) =>
  parts.map((part) => (part.in === 'grams' ? part.amount : (part.amount * flour) / 100));

/** Grams of flour, poured water and other water in a dough. */
function contentsOf(parts: readonly FormulaPart[], grams: readonly number[]) {
  const each = parts.map((part, index) => {
    const weight = grams[index] ?? 0;
    if (part.kind === 'flour') return { flour: weight, fermented: 0, poured: 0, other: 0 };
    if (part.kind !== 'starter') {
      const water = weight * part.water;
      return part.kind === 'water'
        ? { flour: 0, fermented: 0, poured: water, other: 0 }
        : { flour: 0, fermented: 0, poured: 0, other: water };
    }
    const fermented = starterFlour(part, weight);
    return { flour: fermented, fermented, poured: weight - fermented, other: 0 };
  });
  const all = (name: 'flour' | 'fermented' | 'poured' | 'other') => sum(each.map((part) => part[name]));
  return { flour: all('flour'), fermented: all('fermented'), poured: all('poured'), other: all('other') };
}

/** Changes the lines of water so that the dough has a hydration. */
function withHydration(
  parts: readonly FormulaPart[],
  grams: readonly number[],
  hydration: number,
): Result<readonly number[], FormulaError> {
  const added = sum(parts.map(({ kind }, index) => (kind === 'water' ? (grams[index] ?? 0) : 0)));
  if (!(added > 0)) return fail('no-water');
  const { flour, poured, other } = contentsOf(parts, grams);
  const wanted = added + (flour * hydration) / 100 - poured - other;
  if (wanted < 0) return fail('too-dry');
  return ok(
    parts.map(({ kind }, index) => ((grams[index] ?? 0) * (kind === 'water' ? wanted : added)) / added),
  );
}

/** Why the lines cannot be a formula; null if they can. */
function wrongIn(parts: readonly FormulaPart[], { total, hydration }: FormulaOptions): FormulaError | null {
  if (parts.some((part) => !isAmount(part.amount))) return 'negative-amount';
  if (parts.some((part) => part.amount > (part.in === 'grams' ? MAX_GRAMS : MAX_PERCENT))) return 'too-large';
  if (parts.some((part) => !isAmount(part.hydration ?? 0) || (part.hydration ?? 0) > MAX_PERCENT))
    return 'no-hydration';
  if (hydration !== undefined && !(hydration >= 0 && hydration <= MAX_PERCENT)) return 'no-hydration';
  if (total === undefined) return null;
  if (!(total > 0)) return 'negative-amount';
  return total > MAX_GRAMS ? 'too-large' : null;
}

/**
 * A dough in grams and in baker's percentages, by the formula standard of the Bread Bakers Guild of America ("Formatting
 * Guild Formulas", 2009): all flour is 100 %, that of starters included, and a starter's water counts as water. A
 * percentage that is passed in refers to the flour that is added, as recipes write it. Hydration also counts the water
 * in other ingredients, as far as `water` says. Lines in percent alone make a dough with 1 kg of flour.
 *
 * Errors: 'no-flour'; 'negative-amount' below 0 and for what is not a number; 'too-large' above ten tons;
 * 'no-hydration' if one is no percentage; 'no-water' if a hydration is wanted and there is no line of water to change;
 * 'too-dry' if the other ingredients bring more water than wanted.
 */
export function bakersFormula(
  parts: readonly FormulaPart[],
  options: FormulaOptions = {},
): Result<BakersFormula, FormulaError> {
  const wrong = wrongIn(parts, options);
  if (wrong) return fail(wrong);
  const base = addedFlour(parts);
  if (base === null && parts.some((part) => part.in === 'percent' && part.amount > 0))
    return fail('no-flour');
  const typed = addPercentages(parts, base ?? 0);
  if (!(contentsOf(parts, typed).flour >= MIN_FLOUR)) return fail('no-flour');
  const wet = options.hydration === undefined ? ok(typed) : withHydration(parts, typed, options.hydration);
  if (!wet.ok) return wet;
  const factor = options.total === undefined ? 1 : options.total / sum(wet.value);
  const { flour, fermented, poured, other } = contentsOf(parts, wet.value);
  const percent = (weight: number) => (weight * 100) / flour;
  return ok({
    parts: wet.value.map((weight) => ({ grams: weight * factor, percent: percent(weight) })),
    flour: flour * factor,
    total: sum(wet.value) * factor,
    poured: percent(poured),
    hydration: percent(poured + other),
    prefermented: percent(fermented),
  });
}
