import { formatFraction, kitchenFraction } from '@gramwise/engine/quantity/fraction.ts';
import type { Catalog } from '#catalogs/catalog.ts';
import type { Language } from '#catalogs/languages.ts';
import { fill } from '#catalogs/template.ts';
import { selectFractionForm } from './format.ts';

type Measures = Catalog['foods']['measures'];

/** A measure with a fraction character, on one line: `1/2 cup`, `2 tbsp`. */
export function formatMeasure(
  language: Language,
  messages: Measures,
  unit: keyof Measures,
  count: number,
): string {
  const fraction = kitchenFraction(count);
  const n = fraction ? formatFraction(fraction) : String(count);
  return fill(selectFractionForm(language, count, messages[unit]), { n }).replaceAll(' ', '\u00a0');
}
