import type { MarkedShape } from '@gramwise/engine/photo/markedScene.ts';
import { REFERENCES, type ReferenceId } from '@gramwise/engine/photo/references.ts';

/** Level with the rim, or on the table that the pan stands on. */
export const REFERENCE_PLACES = ['level', 'table'] as const;
export type ReferencePlace = (typeof REFERENCE_PLACES)[number];

/** A visitor's choices about reference and pan. */
export interface Setup {
  reference: ReferenceId;
  shape: MarkedShape;
  place: ReferencePlace;
  /** The height of the rim above a reference on the table, as typed; empty if unknown. */
  height: string;
}

/** Points on the rim: at least, at first, and at most. */
export const EDGE_COUNTS: Readonly<
  Record<MarkedShape, readonly [minimum: number, initial: number, maximum: number]>
> = {
  round: [3, 5, 8],
  rectangular: [4, 4, 4],
};

export const isCoin = (reference: ReferenceId) => REFERENCES[reference].kind === 'circle';

/** Points on the reference. */
export const pointsOnReference = (reference: ReferenceId) => (isCoin(reference) ? 5 : 4);

/** No pan is higher. */
export const MAX_RIM_HEIGHT_CM = 30;
