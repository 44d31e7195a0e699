import { readParam, withParams } from '#browser/query.ts';
import { findPanPreset } from '#domain/pans/presets.ts';
import { PAN_SHAPES, type Pan, type PanShape } from '#domain/pans/shapes.ts';
import type { SwapBy } from '#domain/pans/swap.ts';
import { parseQuantity } from '#domain/quantity/parse.ts';
import { convertLength } from '#domain/units/length.ts';

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
}

const choose = (pan: string): PanChoice => ({ pan, first: '', second: '', depth: '' });

/** A 9-inch cake in an 8-inch pan. */
export const DEFAULT_SWAP: Swap = {
  recipe: choose('us-round-9'),
  mine: choose('us-round-8'),
  by: 'area',
  unit: 'cm',
};

/** The shape of a custom pan, or null for a preset. */
export function ownShape(pan: string): PanShape | null {
  return PAN_SHAPES.find((shape) => pan === `own-${shape}`) ?? null;
}

/** The chosen pan in centimeters, or null for an unknown id. A measure that is not a number becomes 0. */
export function panOf(choice: PanChoice, unit: Swap['unit'], decimal: '.' | ','): Pan | null {
  const shape = ownShape(choice.pan);
  if (shape === null) return findPanPreset(choice.pan)?.pan ?? null;
  const measure = (text: string) => convertLength(parseQuantity(text, decimal), unit, 'cm');
  const [first, second, depth] = [measure(choice.first), measure(choice.second), measure(choice.depth)];
  if (shape === 'round') return { shape, diameter: first, depth };
  if (shape === 'square') return { shape, side: first, depth };
  return { shape, length: first, width: second, depth };
}

/** Whether a required measure is still blank. */
export function isBlank({ pan, first, second, depth }: PanChoice, by: SwapBy): boolean {
  const shape = ownShape(pan);
  if (shape === null) return false;
  const counted = [first];
  if (shape === 'rectangular' || shape === 'loaf') counted.push(second);
  if (by === 'volume') counted.push(depth);
  return counted.some((text) => text.trim() === '');
}

/** Separates the parts of a custom pan in the address. No language uses it in numbers. */
const SEPARATOR = '~';

/** In characters: a shape and three measures. */
const MAX_PAN_LENGTH = 200;

function readChoice(text: string | null, base: PanChoice): PanChoice {
  const [pan = '', first = '', second = '', depth = ''] = (text ?? '').split(SEPARATOR);
  if (findPanPreset(pan)) return choose(pan);
  return ownShape(pan) ? { pan, first, second, depth } : base;
}

const writeChoice = ({ pan, first, second, depth }: PanChoice) =>
  ownShape(pan) ? [pan, first, second, depth].join(SEPARATOR) : pan;

/** The swap in an address: `?recipe=us-round-9&mine=own-loaf~25~11~7&by=volume`. Unknown values become the default. */
export function readSwap(query: string): Swap {
  return {
    recipe: readChoice(readParam(query, 'recipe', MAX_PAN_LENGTH), DEFAULT_SWAP.recipe),
    mine: readChoice(readParam(query, 'mine', MAX_PAN_LENGTH), DEFAULT_SWAP.mine),
    by: readParam(query, 'by') === 'volume' ? 'volume' : 'area',
    unit: readParam(query, 'unit') === 'in' ? 'in' : 'cm',
  };
}

/** The query for a swap, without default values. Unrelated parameters stay. */
export function writeSwap({ recipe, mine, by, unit }: Swap, query: string): string {
  const unlessDefault = (text: string, initial: string) => (text === initial ? null : text);
  return withParams(query, {
    recipe: unlessDefault(writeChoice(recipe), DEFAULT_SWAP.recipe.pan),
    mine: unlessDefault(writeChoice(mine), DEFAULT_SWAP.mine.pan),
    by: unlessDefault(by, DEFAULT_SWAP.by),
    unit: unlessDefault(unit, DEFAULT_SWAP.unit),
  });
}
