import type { Language } from '#catalogs/languages.ts';
import { initialSwap, writeSwap } from '#features/pans/swapForm.ts';
import { formatNumber } from '#format/format.ts';
import type { LinkTarget } from '#site/paths.ts';

/** The pan swap with a measured pan as the visitor's own: its diameter, or its two sides, in centimeters. */
export function swapTarget(language: Language, sides: readonly number[]): LinkTarget {
  const [first = '', second = ''] = sides.map((side) => formatNumber(language, side, 1));
  const mine = { pan: second === '' ? 'own-round' : 'own-rectangular', first, second, depth: '' };
  const query = writeSwap({ ...initialSwap(language), mine }, '', language);
  return { page: 'pans', query: Object.fromEntries(new URLSearchParams(query)) };
}
