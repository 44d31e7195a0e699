import { sizeInMilliliters } from '@gramwise/engine/rounding/sizes.ts';
import type { Language } from '#catalogs/languages.ts';
import { formatNumber } from './format.ts';

/** What a measure holds: `237 ml`, `14.8 ml`. */
export const formatMilliliters = (language: Language, milliliters: number) =>
  `${formatNumber(language, sizeInMilliliters(milliliters), 0, 2)}\u00a0ml`;
