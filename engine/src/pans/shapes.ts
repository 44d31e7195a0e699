/** Shapes whose sizes visitors can type; presets have two more. */
export const PAN_SHAPES = ['round', 'square', 'rectangular', 'loaf'] as const;
export type PanShape = (typeof PAN_SHAPES)[number];

/** A pan's inside measures in centimeters, across the top. A ring is a Gugelhupf or Bundt pan. */
export type Pan =
  | { shape: 'round' | 'ring'; diameter: number; depth: number }
  | { shape: 'square'; side: number; depth: number }
  | { shape: 'rectangular' | 'loaf' | 'oval'; length: number; width: number; depth: number };

/**
 * The share of its circle that a ring bakes in: a 22 cm Gugelhupf pan takes the recipe of a 30 x 11 cm loaf pan
 * (oetker.de, Maße von Backformen), 330 of 380 cm².
 */
const RING_SHARE = 330 / (Math.PI * 11 ** 2);

/**
 * What a pan holds to the brim, as a share of area x depth: sides slope, corners are round. Medians of charts in
 * cups (craftybaking.com, browneyedbaker.com, Time Inc. 2008; see the tests), which differ by a tenth among themselves.
 */
const FILL_FACTORS: Record<Pan['shape'], number> = {
  round: 0.9,
  square: 0.9,
  rectangular: 0.9,
  oval: 0.9,
  loaf: 0.85,
  ring: 0.75,
};

/** The share of its bounding rectangle that a pan bakes in. */
const AREA_FACTORS: Record<Pan['shape'], number> = {
  round: Math.PI / 4,
  oval: Math.PI / 4,
  ring: (RING_SHARE * Math.PI) / 4,
  square: 1,
  rectangular: 1,
  loaf: 1,
};

/** Length and width in centimeters; a circle has its diameter twice. */
export function panSides(pan: Pan): readonly [length: number, width: number] {
  if ('diameter' in pan) return [pan.diameter, pan.diameter];
  return 'side' in pan ? [pan.side, pan.side] : [pan.length, pan.width];
}

/** The area a pan bakes in, in square centimeters; pi x (d/2)^2 for a circle. */
export function panArea(pan: Pan): number {
  const [length, width] = panSides(pan);
  return AREA_FACTORS[pan.shape] * length * width;
}

/** Roughly what a pan holds when filled to the brim, in milliliters: area x depth x the share of its shape. */
export function panVolume(pan: Pan): number {
  return panArea(pan) * pan.depth * FILL_FACTORS[pan.shape];
}
