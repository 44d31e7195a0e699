import type { PanOrigin } from '../kitchens/kitchens.ts';
import type { Pan } from './shapes.ts';

/** The kinds of pan sold in stores, with their shapes; catalogs have the names. */
const SHAPES = {
  round: 'round',
  springform: 'round',
  tart: 'round',
  ring: 'ring',
  square: 'square',
  rectangular: 'rectangular',
  tray: 'rectangular',
  gratin: 'oval',
  loaf: 'loaf',
} as const satisfies Record<string, Pan['shape']>;
export type PanKind = keyof typeof SHAPES;

/** A listed pan: its kind, then its sides across the top, then its depth. */
export type PanRow = readonly [kind: PanKind, ...sides: number[], depth: number];

export interface PanPreset {
  id: string;
  kind: PanKind;
  origin: PanOrigin;
  /** Sides, then depth, in inches, as American stores label the pan. */
  inches?: readonly number[];
  pan: Pan;
}

/** The pan with these inside measures in centimeters. */
export function createPan(kind: PanKind, measures: readonly number[]): Pan {
  const [first = 0, second = 0, third = 0] = measures;
  const shape = SHAPES[kind];
  if (shape === 'round' || shape === 'ring') return { shape, diameter: first, depth: second };
  if (shape === 'square') return { shape, side: first, depth: third };
  return { shape, length: first, width: second, depth: third };
}
