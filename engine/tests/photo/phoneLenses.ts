/** Distortion as r (a r³ + b r² + c r + 1 - a - b - c), where r = 1 is half the picture's shorter side (PTLens). */
export type Lens = readonly [a: number, b: number, c: number];

/** Without distortion, as in pictures that a phone has corrected. */
const CORRECTED: Lens = [0, 0, 0];

/** Distortion that grows, shrinks and grows again, which one number describes badly. */
const WAVES: readonly Lens[] = [
  [0.02465, -0.089989, 0.111108], // Apple iPhone XS
  [0.04069, -0.14767, 0.17184], // Samsung Galaxy S8
];

/**
 * Main cameras of phones as volunteers measured them, most in raw pictures: lensfun's database, commit 1c8b8f07,
 * data/db/misc.xml and compact-samsung.xml. Its `poly3` with k1 is `b` here.
 */
export const PHONE_LENSES: readonly Lens[] = [
  CORRECTED,
  ...WAVES,
  [-0.006723, 0.010218, -0.003747], // Huawei P30 Pro
  [0.00215, -0.01025, 0.02773], // Huawei P20 Pro
  [0, 0.00306, 0], // LG G4
  [-0.01804, 0.06109, -0.05264], // Nokia Lumia 1020
  [0, 0.00674, 0], // Nokia Lumia 1520
  [-0.01625, 0.04667, -0.03155], // Microsoft Lumia 950
];

/** How much farther from the middle a point is seen than without the lens, as a factor. */
export const shiftOf = ([a, b, c]: Lens, r: number): number =>
  a * r ** 3 + b * r ** 2 + c * r + 1 - a - b - c;
