import type { MarkedScene } from '../../src/photo/markedScene.ts';
import type { Point } from '../../src/photo/point.ts';
import { findReference, type ReferenceId } from '../../src/photo/references.ts';
import { measurePan } from '../../src/photo/uncertainty.ts';
import { marksIn, type Scene, seededRandom } from './scenes.ts';

type Chance = ReturnType<typeof seededRandom>;

/** The conditions of a trial; everything else is random. */
interface Kind {
  references: readonly ReferenceId[];
  tilt: readonly [number, number];
  /** Width of the picture in pixels; its height is three quarters of it. */
  width: number;
  /** Of the rim above the reference, and whether the focal length is known. */
  height?: readonly [number, number];
  focalKnown?: boolean;
  /** Whether the reference has exactly its standard's size, or one within its tolerance. */
  exact?: boolean;
  /** The error of a mark, in pixels. */
  marks: 'normal' | 'within-one';
}

/** Mark errors with a standard deviation of one pixel, or anywhere within one pixel. */
function markedBy(random: Chance, marks: Kind['marks']) {
  return ({ x, y }: Point): Point => {
    if (marks === 'normal') return { x: x + random.normal(), y: y + random.normal() };
    const [angle, far] = [random.between(0, 2 * Math.PI), Math.sqrt(random.between(0, 1))];
    return { x: x + far * Math.cos(angle), y: y + far * Math.sin(angle) };
  };
}

function sceneBy(random: Chance, { references, tilt, width, height }: Kind): Scene {
  const round = random.between(0, 1) < 0.6;
  const sides = round ? [random.between(160, 320)] : [random.between(250, 360), random.between(110, 240)];
  const focal = random.between(24, 35);
  return {
    reference: random.pickOne(references),
    sides,
    height: height ? random.between(...height) : 0,
    tilt: random.between(...tilt),
    turn: random.between(0, 360),
    // Close enough that the scene fills most of the picture.
    distance: focal * random.between(22, 34),
    focal,
    picture: { width, height: (width * 3) / 4 },
  };
}

interface Trial {
  /** The actual and the stated error of a size, as shares of the longer side. */
  off: number;
  stated: number;
}

/** One scene marked and measured; null if no size was given. */
function trial(random: Chance, kind: Kind): Trial | null {
  const scene = sceneBy(random, kind);
  const exact = marksIn(scene);
  const reference = findReference(scene.reference);
  const longest = reference.kind === 'rectangle' ? reference.width : reference.diameter;
  // A reference larger than its standard makes everything look smaller.
  const cut = 1 + ((kind.exact ? 0 : random.normal()) * reference.tolerance) / 1.96 / longest;
  const known = kind.focalKnown ?? random.between(0, 1) < 0.5;
  const mark = markedBy(random, kind.marks);
  const marked: MarkedScene = {
    picture: scene.picture,
    focalLength: known ? Math.round(scene.focal) : null,
    reference: scene.reference,
    shape: scene.sides.length === 1 ? 'round' : 'rectangular',
    height: scene.height && Math.max(scene.height + 2 * random.normal(), 0),
    corners: exact.corners.map(mark),
    edges: exact.edges.map(mark),
  };
  const size = measurePan(marked);
  if (!size.ok) return null;
  const truth = [...scene.sides].sort((a, b) => b - a);
  const off = Math.max(...size.value.sides.map((side, at) => Math.abs(side / cut - (truth[at] ?? 0))));
  return { off: off / (truth[0] ?? 0), stated: size.value.error / (truth[0] ?? 0) };
}

const quantile = (sorted: readonly number[], share: number) =>
  sorted[Math.min(Math.floor(sorted.length * share), sorted.length - 1)] ?? Number.NaN;

export interface Outcome {
  /** Scenes that gave a size. */
  given: number;
  /** Of these, the share whose true size was within the stated error. */
  covered: number;
  /** Errors as shares of the longer side: the median, and the 95th percentile. */
  median: number;
  usual: number;
  /** The median stated error. */
  stated: number;
}

/** Many scenes of one kind, the same for the same seed. */
export function runTrials(count: number, seed: number, kind: Kind): Outcome {
  const random = seededRandom(seed);
  const list = Array.from({ length: count }, () => trial(random, kind)).filter((trial) => trial !== null);
  const errors = list.map(({ off }) => off).sort((a, b) => a - b);
  const stated = list.map((trial) => trial.stated).sort((a, b) => a - b);
  return {
    given: list.length,
    covered: list.filter(({ off, stated: statedError }) => off <= statedError).length / list.length,
    median: quantile(errors, 0.5),
    usual: quantile(errors, 0.95),
    stated: quantile(stated, 0.5),
  };
}
