interface Rectangle {
  kind: 'rectangle';
  /** In millimeters. */
  width: number;
  height: number;
  /** 95 % tolerance of the longer side in millimeters. */
  tolerance: number;
}

interface Coin {
  kind: 'circle';
  diameter: number;
  tolerance: number;
}

/** Objects of known size, in millimeters. A card's corners are rounded: the marks go where its edges would meet. */
export const REFERENCES = {
  // ISO/IEC 7810:2019, ID-1: 85.47 to 85.72 mm and 53.92 to 54.03 mm
  card: { kind: 'rectangle', width: 85.6, height: 53.98, tolerance: 0.13 },
  // ISO 216: sides of 150 to 600 mm may differ by 2 mm
  a4: { kind: 'rectangle', width: 297, height: 210, tolerance: 2 },
  // ANSI/ASME Y14.1: 8.5 x 11 in; it names no tolerance, so A4's is used
  letter: { kind: 'rectangle', width: 279.4, height: 215.9, tolerance: 2 },
  // Council Regulation (EU) No 729/2014; it names no tolerance, 0.1 mm is assumed
  'euro-1': { kind: 'circle', diameter: 23.25, tolerance: 0.1 },
  // 31 U.S.C. 5112: 0.955 in; 0.1 mm is assumed
  'us-quarter': { kind: 'circle', diameter: 24.26, tolerance: 0.1 },
} as const satisfies Record<string, Rectangle | Coin>;

export type ReferenceId = keyof typeof REFERENCES;
export const REFERENCE_IDS = Object.keys(REFERENCES) as ReferenceId[];

/** The reference with this id, as a rectangle or a coin. */
export const findReference = (id: ReferenceId): Rectangle | Coin => REFERENCES[id];
