import type { Pan } from './shapes.ts';

export interface PanPreset {
  id: string;
  origin: 'us' | 'europe';
  /** Sides, then depth, in inches, as American shops label the pan. */
  inches?: readonly number[];
  pan: Pan;
  /** False where shops give no depth; `pan` then has the usual 5 cm for cake pans or 7 cm for loaf pans. */
  depthGiven: boolean;
  source: string;
}

const SUBSTITUTION = 'craftybaking.com, baking pans substitution chart';
const CONVERSION = 'browneyedbaker.com, how to convert pan sizes';
const MAGAZINE = 'Time Inc., pan size chart, 2008';
const OETKER = 'oetker.de and oetker.at, Maße von Backformen';

/** Common pans. Inside measures in centimeters; American ones are exactly 2.54 x inches. */
export const PAN_PRESETS = [
  {
    id: 'us-round-6',
    origin: 'us',
    inches: [6, 2],
    pan: { shape: 'round', diameter: 15.24, depth: 5.08 },
    depthGiven: true,
    source: SUBSTITUTION,
  },
  {
    id: 'us-round-8',
    origin: 'us',
    inches: [8, 2],
    pan: { shape: 'round', diameter: 20.32, depth: 5.08 },
    depthGiven: true,
    source: SUBSTITUTION,
  },
  {
    id: 'us-round-9',
    origin: 'us',
    inches: [9, 2],
    pan: { shape: 'round', diameter: 22.86, depth: 5.08 },
    depthGiven: true,
    source: SUBSTITUTION,
  },
  {
    id: 'us-round-10',
    origin: 'us',
    inches: [10, 2],
    pan: { shape: 'round', diameter: 25.4, depth: 5.08 },
    depthGiven: true,
    source: SUBSTITUTION,
  },
  {
    id: 'us-springform-9',
    origin: 'us',
    inches: [9, 3],
    pan: { shape: 'round', diameter: 22.86, depth: 7.62 },
    depthGiven: true,
    source: SUBSTITUTION,
  },
  {
    id: 'us-springform-10',
    origin: 'us',
    inches: [10, 2.5],
    pan: { shape: 'round', diameter: 25.4, depth: 6.35 },
    depthGiven: true,
    source: SUBSTITUTION,
  },
  {
    id: 'us-square-8',
    origin: 'us',
    inches: [8, 8, 2],
    pan: { shape: 'square', side: 20.32, depth: 5.08 },
    depthGiven: true,
    source: SUBSTITUTION,
  },
  {
    id: 'us-square-9',
    origin: 'us',
    inches: [9, 9, 2],
    pan: { shape: 'square', side: 22.86, depth: 5.08 },
    depthGiven: true,
    source: CONVERSION,
  },
  {
    id: 'us-square-10',
    origin: 'us',
    inches: [10, 10, 2],
    pan: { shape: 'square', side: 25.4, depth: 5.08 },
    depthGiven: true,
    source: CONVERSION,
  },
  {
    id: 'us-dish-11x7',
    origin: 'us',
    inches: [11, 7, 2],
    pan: { shape: 'rectangular', length: 27.94, width: 17.78, depth: 5.08 },
    depthGiven: true,
    source: CONVERSION,
  },
  {
    id: 'us-dish-13x9',
    origin: 'us',
    inches: [13, 9, 2],
    pan: { shape: 'rectangular', length: 33.02, width: 22.86, depth: 5.08 },
    depthGiven: true,
    source: CONVERSION,
  },
  {
    id: 'us-loaf-8x4',
    origin: 'us',
    inches: [8, 4, 2.5],
    pan: { shape: 'loaf', length: 20.32, width: 10.16, depth: 6.35 },
    depthGiven: true,
    source: CONVERSION,
  },
  {
    id: 'us-loaf-8.5x4.5',
    origin: 'us',
    inches: [8.5, 4.5, 2.5],
    pan: { shape: 'loaf', length: 21.59, width: 11.43, depth: 6.35 },
    depthGiven: true,
    source: CONVERSION,
  },
  {
    id: 'us-loaf-9x5',
    origin: 'us',
    inches: [9, 5, 3],
    pan: { shape: 'loaf', length: 22.86, width: 12.7, depth: 7.62 },
    depthGiven: true,
    source: MAGAZINE,
  },
  {
    id: 'springform-18',
    origin: 'europe',
    pan: { shape: 'round', diameter: 18, depth: 5 },
    depthGiven: false,
    source: OETKER,
  },
  {
    id: 'springform-20',
    origin: 'europe',
    pan: { shape: 'round', diameter: 20, depth: 5 },
    depthGiven: false,
    source: OETKER,
  },
  {
    id: 'springform-26',
    origin: 'europe',
    pan: { shape: 'round', diameter: 26, depth: 5 },
    depthGiven: false,
    source: OETKER,
  },
  {
    id: 'springform-28',
    origin: 'europe',
    pan: { shape: 'round', diameter: 28, depth: 5 },
    depthGiven: false,
    source: OETKER,
  },
  {
    id: 'springform-30',
    origin: 'europe',
    pan: { shape: 'round', diameter: 30, depth: 5 },
    depthGiven: false,
    source: OETKER,
  },
  {
    id: 'kastenform-25',
    origin: 'europe',
    pan: { shape: 'loaf', length: 25, width: 11, depth: 7 },
    depthGiven: false,
    source: OETKER,
  },
  {
    id: 'kastenform-30',
    origin: 'europe',
    pan: { shape: 'loaf', length: 30, width: 11, depth: 7 },
    depthGiven: false,
    source: OETKER,
  },
] as const satisfies readonly PanPreset[];

/** The preset with this id, or null. */
export function findPanPreset(id: string): PanPreset | null {
  return PAN_PRESETS.find((preset) => preset.id === id) ?? null;
}
