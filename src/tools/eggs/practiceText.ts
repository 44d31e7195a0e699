import type { EggCount, EggPartId } from '@gramwise/engine/calculators/eggs.ts';
import type { Catalog } from '#catalogs/catalog.ts';
import type { Language } from '#catalogs/languages.ts';
import { fill } from '#catalogs/template.ts';
import { formatNumber, selectPluralForm } from '#format/format.ts';
import { formatGrams } from '#format/weights.ts';

export interface PracticeMessages extends Pick<Catalog['eggs'], 'andRest'> {
  count: Readonly<Partial<Record<EggPartId, Catalog['eggs']['count'][EggPartId]>>>;
}

/** `3 eggs and 30 g of one more`: what to do about the fraction of an egg, or of its white or yolk. */
export function practiceText(
  language: Language,
  { count, andRest }: PracticeMessages,
  { whole, rest, part }: EggCount & { part: EggPartId },
): string {
  const n = formatNumber(language, whole, 0);
  const forms = count[part];
  const eggs = forms ? fill(selectPluralForm(language, whole, forms), { n }) : n;
  if (rest < 0.5) return eggs;
  const grams = formatGrams(language, rest);
  return whole === 0 ? grams : fill(andRest, { eggs, grams });
}
