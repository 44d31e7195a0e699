import { PAN_PRESETS } from '../../src/pans/presets.ts';
import { panSides } from '../../src/pans/shapes.ts';
import type { MarkedScene } from '../../src/photo/markedScene.ts';
import type { Point } from '../../src/photo/point.ts';
import { findReference, type ReferenceId } from '../../src/photo/references.ts';
import { type MeasuredPan, measurePan } from '../../src/photo/uncertainty.ts';
import { UNKNOWN_HEIGHT } from '../../src/photo/usualHeights.ts';
import { type Lens, PHONE_LENSES } from './phoneLenses.ts';
import { marksIn, type Scene, seededRandom } from './scenes.ts';

/** A usual pan as it stands on a table, in millimeters. */
interface StandingPan {
  id: string;
  sides: readonly number[];
  depth: number;
}

/** Every usual pan with corners or a round rim: an oval dish has neither. */
export const STANDING_PANS: readonly StandingPan[] = PAN_PRESETS.filter(
  ({ pan }) => pan.shape !== 'oval',
).map(({ id, pan }) => {
  const [length, width] = panSides(pan);
  return { id, sides: 'diameter' in pan ? [length * 10] : [length * 10, width * 10], depth: pan.depth * 10 };
});

/** Where the reference lies: level with the rim by eye, on the table with the height measured, or not known. */
export const PLACES = ['level', 'measured', 'unmeasured'] as const;
export type Place = (typeof PLACES)[number];

/** How a picture is taken, and what is wrong with it. */
export interface Circumstances {
  reference: ReferenceId;
  place: Place;
  tilt: number;
  turn: number;
  /** The distance, as a multiple of that from where the scene just fits into the picture. */
  back: number;
  focal: number;
  focalKnown: boolean;
  lens: Lens;
  /** How much higher the rim is than the level reference. */
  unlevel: number;
  /** The reference's length, as a share of its standard's. */
  cut: number;
  /** The standard error of a mark in pixels, and how it is off. */
  markError: number;
  mark: (exact: Point) => Point;
}

/** A phone's photo, as the site opens it. */
const PICTURE = { width: 4000, height: 3000 };

const isInside = ({ x, y }: Point) => x >= 0 && y >= 0 && x <= PICTURE.width && y <= PICTURE.height;

/** The scene from as near as it fits into the picture, times `back`. */
function fitIntoPicture(scene: Scene, back: number): Scene {
  let distance = 150;
  const fits = () => {
    const { corners, edges } = marksIn({ ...scene, distance }, 24);
    return [...corners, ...edges].every(isInside);
  };
  while (!fits()) distance *= 1.05;
  return { ...scene, distance: distance * back };
}

const HEIGHTS: Readonly<Record<Place, (depth: number) => Pick<MarkedScene, 'height' | 'heightError'>>> = {
  level: () => ({ height: 0 }),
  // A ruler read to half a centimeter.
  measured: (depth) => ({ height: Math.round(depth / 5) * 5 }),
  unmeasured: () => UNKNOWN_HEIGHT,
};

/** A pan measured under some circumstances; null if it was too uncertain. */
export function measureStanding(pan: StandingPan, how: Circumstances): MeasuredPan | null {
  const scene = fitIntoPicture(
    {
      ...how,
      sides: pan.sides,
      height: how.place === 'level' ? how.unlevel : pan.depth,
      distance: 0,
      picture: PICTURE,
    },
    how.back,
  );
  const { corners, edges } = marksIn(scene);
  const size = measurePan(
    {
      picture: PICTURE,
      focalLength: how.focalKnown ? Math.round(how.focal) : null,
      reference: how.reference,
      shape: pan.sides.length === 1 ? 'round' : 'rectangular',
      corners: corners.map(how.mark),
      edges: edges.map(how.mark),
      ...HEIGHTS[how.place](pan.depth),
    },
    how.markError,
  );
  if (!size.ok) return null;
  return { ...size.value, sides: size.value.sides.map((side) => side / how.cut) };
}

/** Whether the true size of a pan is within the stated range. */
export function isCovered(pan: StandingPan, { sides, error }: MeasuredPan): boolean {
  const truth = [...pan.sides].sort((a, b) => b - a);
  return sides.every((side, at) => Math.abs(side - (truth[at] ?? Number.NaN)) <= error);
}

/** Nothing wrong: exact marks through a lens without distortion. */
export const nominal = (
  part: Pick<Circumstances, 'reference' | 'place' | 'tilt' | 'turn' | 'markError'>,
): Circumstances => ({
  ...part,
  back: 1.2,
  focal: 26,
  focalKnown: true,
  lens: PHONE_LENSES[0] as Lens,
  unlevel: 0,
  cut: 1,
  mark: (exact) => exact,
});

/** Random circumstances, the same for the same seed. */
export function drawCircumstances(seed: number, place: Place, markError: number) {
  const random = seededRandom(seed);
  return (reference: ReferenceId): Circumstances => {
    const known = findReference(reference);
    const longest = known.kind === 'rectangle' ? known.width : known.diameter;
    return {
      reference,
      place,
      tilt: random.between(0, 50),
      turn: random.between(0, 360),
      back: random.between(1, 1.6),
      focal: random.between(23, 29),
      focalKnown: random.between(0, 1) < 0.5,
      lens: random.pickOne(PHONE_LENSES),
      unlevel: random.between(-5, 5),
      cut: 1 + (random.normal() * known.tolerance) / 1.96 / longest,
      markError,
      mark: ({ x, y }) => ({ x: x + markError * random.normal(), y: y + markError * random.normal() }),
    };
  };
}
