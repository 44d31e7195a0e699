import type { CountryId } from './kitchens.ts';

/** Sheets of paper in millimeters: ISO 216, and 8.5 by 11 inches (ANSI Y14.1). */
export const PAPERS = {
  a4: { width: 210, height: 297 },
  letter: { width: 215.9, height: 279.4 },
} as const satisfies Record<string, { width: number; height: number }>;

export type PaperId = keyof typeof PAPERS;
export const PAPER_IDS = Object.keys(PAPERS) as readonly PaperId[];

/** Countries that use Letter paper: Unicode CLDR, measurementData, paperSize. */
const LETTER_COUNTRIES: readonly CountryId[] = ['us', 'ca', 'mx', 'cl', 'co'];

/** The paper size used in a country. */
export const paperFor = (country: CountryId): PaperId =>
  LETTER_COUNTRIES.includes(country) ? 'letter' : 'a4';
