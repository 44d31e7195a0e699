import type { CountryId } from '@gramwise/engine/kitchens/kitchens.ts';
import { LANGUAGES, type Language } from '#catalogs/languages.ts';
import { initialSwap, writeSwap } from '#features/pans/swapForm.ts';
import { formatNumber } from '#format/format.ts';
import type { LinkTarget } from '#site/paths.ts';

/** The pan swap with a measured pan as the visitor's own: its diameter, or its two sides, in centimeters. */
export function swapTarget(language: Language, country: CountryId, sides: readonly number[]): LinkTarget {
  const [first = '', second = ''] = sides.map((side) => formatNumber(language, side, 1));
  const mine = { pan: second === '' ? 'own-round' : 'own-rectangular', first, second, depth: '' };
  const query = writeSwap({ ...initialSwap(country), mine }, '', [initialSwap(LANGUAGES[language].kitchen)]);
  return { page: 'pans', query: Object.fromEntries(new URLSearchParams(query)) };
}
