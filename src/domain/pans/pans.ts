/** A diameter, or two sides. */
type PanMeasure = readonly [number] | readonly [number, number];

interface PanRow {
  id: string;
  kind: 'round' | 'loaf' | 'dish';
  inches: PanMeasure;
  centimeters: PanMeasure;
}

/** The pan size chart: inside sizes without depth. Centimeters are exactly 2.54 times the inches. */
export const PAN_SIZES = [
  { id: '6-inch', kind: 'round', inches: [6], centimeters: [15.24] },
  { id: '8-inch', kind: 'round', inches: [8], centimeters: [20.32] },
  { id: '9-inch', kind: 'round', inches: [9], centimeters: [22.86] },
  { id: '10-inch', kind: 'round', inches: [10], centimeters: [25.4] },
  { id: '12-inch', kind: 'round', inches: [12], centimeters: [30.48] },
  { id: '9x5-loaf', kind: 'loaf', inches: [9, 5], centimeters: [22.86, 12.7] },
  { id: '9x13-dish', kind: 'dish', inches: [9, 13], centimeters: [22.86, 33.02] },
] as const satisfies readonly PanRow[];

export type PanSize = (typeof PAN_SIZES)[number];
