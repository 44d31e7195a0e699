interface PanRow {
  id: string;
  kind: 'round' | 'loaf' | 'dish';
  /** A diameter, or two sides. */
  inches: readonly [number] | readonly [number, number];
}

/** The pan size chart: inside sizes without depth, from the specification. */
const ROWS = [
  { id: '6-inch', kind: 'round', inches: [6] },
  { id: '8-inch', kind: 'round', inches: [8] },
  { id: '9-inch', kind: 'round', inches: [9] },
  { id: '10-inch', kind: 'round', inches: [10] },
  { id: '12-inch', kind: 'round', inches: [12] },
  { id: '9x5-loaf', kind: 'loaf', inches: [9, 5] },
  { id: '9x13-dish', kind: 'dish', inches: [9, 13] },
] as const satisfies readonly PanRow[];

export const CENTIMETERS_PER_INCH = 2.54;

/** The chart in both units. */
export const PAN_SIZES = ROWS.map((row) => ({
  ...row,
  centimeters: row.inches.map((inch) => inch * CENTIMETERS_PER_INCH),
}));

export type PanSize = (typeof PAN_SIZES)[number];
