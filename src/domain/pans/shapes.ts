export const PAN_SHAPES = ['round', 'square', 'rectangular', 'loaf'] as const;
export type PanShape = (typeof PAN_SHAPES)[number];

/** A pan's inside measures in centimeters. Sides are assumed vertical. */
export type Pan =
  | { shape: 'round'; diameter: number; depth: number }
  | { shape: 'square'; side: number; depth: number }
  | { shape: 'rectangular' | 'loaf'; length: number; width: number; depth: number };

/** The bottom area of a pan in square centimeters; pi x (d/2)^2 for a circle. */
export function panArea(pan: Pan): number {
  switch (pan.shape) {
    case 'round':
      return Math.PI * (pan.diameter / 2) ** 2;
    case 'square':
      return pan.side * pan.side;
    case 'rectangular':
    case 'loaf':
      return pan.length * pan.width;
  }
}

/**
 * The volume of a pan filled to the brim, in milliliters: area x depth. A real pan with sloping sides or rounded
 * corners holds less.
 */
export function panVolume(pan: Pan): number {
  return panArea(pan) * pan.depth;
}
