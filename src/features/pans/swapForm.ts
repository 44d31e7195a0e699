import { type CountryId, type PanOrigin, panOrigin } from '@gramwise/engine/kitchens/kitchens.ts';
import { BATTERS, type Batter } from '@gramwise/engine/pans/bakingAdvice.ts';
import { createPan } from '@gramwise/engine/pans/panPreset.ts';
import { findPanPreset } from '@gramwise/engine/pans/presets.ts';
import { PAN_SHAPES, type Pan, type PanShape } from '@gramwise/engine/pans/shapes.ts';
import type { SwapBy } from '@gramwise/engine/pans/swap.ts';
import { parseQuantity } from '@gramwise/engine/quantity/parse.ts';
import { convertLength } from '@gramwise/engine/units/lengths.ts';
import { readParam, withParams } from '#browser/query.ts';
import type { MeasureReader } from '#tools/amount/useMeasureReader.ts';

/** A chosen pan: a preset's id, or `own-<shape>` with measures as typed. `second` is the width. */
export interface PanChoice {
  pan: string;
  first: string;
  second: string;
  depth: string;
}

export interface Swap {
  recipe: PanChoice;
  mine: PanChoice;
  by: SwapBy;
  /** The unit of typed measures. */
  unit: 'cm' | 'in';
  batter: Batter;
}

/** A listed pan. */
export const presetPan = (pan: string): PanChoice => ({ pan, first: '', second: '', depth: '' });

type Pans = Pick<Swap, 'recipe' | 'mine'>;

/** A cake in a smaller pan, by whose pans shops sell: 9 and 8 inches, 26 and 20 cm. */
export const SWAPS: Readonly<Record<PanOrigin, Pans>> = {
  us: { recipe: presetPan('us-round-9'), mine: presetPan('us-round-8') },
  europe: { recipe: presetPan('springform-26'), mine: presetPan('springform-20') },
};

const START = { by: 'area', unit: 'cm', batter: 'cake' } as const satisfies Omit<Swap, keyof Pans>;

/** The swap that a cook of a country starts with. */
export const initialSwap = (country: CountryId): Swap => ({ ...SWAPS[panOrigin(country)], ...START });

const hasPansOf = ({ recipe, mine }: Pans, start: Pans) =>
  recipe.pan === start.recipe.pan && mine.pan === start.mine.pan;

/** The shape of a custom pan, or null for a preset. */
export function customShape(pan: string): PanShape | null {
  return PAN_SHAPES.find((shape) => pan === `own-${shape}`) ?? null;
}

/** How typed measures are parsed: numbers in `unit`, and those with a unit of their own once `reader` is loaded. */
export interface SwapMeasures {
  unit: Swap['unit'];
  decimal: '.' | ',';
  reader: Pick<MeasureReader, 'length'> | null;
}

/** A measure in centimeters; 0 if it is not one. */
const parseCentimeters = (text: string, { unit, decimal, reader }: SwapMeasures): number => {
  const value = parseQuantity(text, decimal);
  return value === null ? (reader?.length(text) ?? 0) : convertLength(value, unit, 'cm');
};

/** The chosen pan in centimeters, or null for an unknown id. A measure that is not a number becomes 0. */
export function resolvePan(choice: PanChoice, measures: SwapMeasures): Pan | null {
  const shape = customShape(choice.pan);
  if (shape === null) return findPanPreset(choice.pan)?.pan ?? null;
  const measure = (text: string) => parseCentimeters(text, measures);
  const [first, second, depth] = [measure(choice.first), measure(choice.second), measure(choice.depth)];
  if (shape === 'round') return createPan(shape, [first, depth]);
  return createPan(shape, [first, second, depth]);
}

/** Whether a required measure is still blank. */
export function hasBlankMeasure({ pan, first, second, depth }: PanChoice, by: SwapBy): boolean {
  const shape = customShape(pan);
  if (shape === null) return false;
  const counted = [first];
  if (shape === 'rectangular' || shape === 'loaf') counted.push(second);
  if (by === 'volume') counted.push(depth);
  return counted.some((text) => text.trim() === '');
}

/** Separates the parts of a custom pan in the URL. No language uses it in numbers. */
const SEPARATOR = '~';

/** In characters: a shape and three measures. */
const MAX_PAN_LENGTH = 200;

function readChoice(text: string | null): PanChoice | null {
  const [pan = '', first = '', second = '', depth = ''] = (text ?? '').split(SEPARATOR);
  if (findPanPreset(pan)) return presetPan(pan);
  return customShape(pan) ? { pan, first, second, depth } : null;
}

const writeChoice = ({ pan, first, second, depth }: PanChoice) =>
  customShape(pan) ? [pan, first, second, depth].join(SEPARATOR) : pan;

/**
 * The swap in a URL: `?recipe=us-round-9&mine=own-loaf~25~11~7&by=volume`. Unknown values count as missing.
 * Without pans they are those of `home`, the country of the page's language, so that a link means the same
 * in every kitchen; a single pan is paired with an American one, because every language once started with those and
 * such URLs were shared.
 */
export function readSwap(query: string, home: CountryId): Swap {
  const read = (name: string) => readChoice(readParam(query, name, MAX_PAN_LENGTH));
  const [recipe, mine] = [read('recipe'), read('mine')];
  const by = readParam(query, 'by') === 'volume' ? 'volume' : START.by;
  const unit = readParam(query, 'unit') === 'in' ? 'in' : START.unit;
  const batter = BATTERS.find((known) => known === readParam(query, 'batter')) ?? START.batter;
  const missing = recipe || mine ? SWAPS.us : initialSwap(home);
  return { recipe: recipe ?? missing.recipe, mine: mine ?? missing.mine, by, unit, batter };
}

/** The query for a swap: both pans, or none if every one of the starts has them. Unrelated parameters stay. */
export function writeSwap(
  { recipe, mine, by, unit, batter }: Swap,
  query: string,
  starts: readonly Pans[],
): string {
  const starting = starts.every((start) => hasPansOf({ recipe, mine }, start));
  return withParams(query, {
    recipe: starting ? null : writeChoice(recipe),
    mine: starting ? null : writeChoice(mine),
    by: by === START.by ? null : by,
    unit: unit === START.unit ? null : unit,
    batter: batter === START.batter ? null : batter,
  });
}
