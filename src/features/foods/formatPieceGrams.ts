import { shownGrams } from '@gramwise/engine/rounding/metric.ts';
import type { Language } from '#catalogs/languages.ts';
import { formatNumber } from '#format/format.ts';

/** `50 g (47–55)`: with the limits of a size, or of brands that differ. */
export function formatPieceGrams(
  language: Language,
  { grams, low = grams, high = grams }: { grams: number; low?: number; high?: number },
): string {
  const number = (value: number) => formatNumber(language, shownGrams(value), 0, 1);
  const [from, to] = [number(low), number(high)];
  return `${number(grams)}\u00a0g${from === to ? '' : ` (${from}–${to})`}`;
}
