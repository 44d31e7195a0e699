import type { TimeByWeight } from '@gramwise/engine/calculators/timeByWeight.ts';
import type { Catalog } from '#catalogs/catalog.ts';
import type { Language } from '#catalogs/languages.ts';
import { formatDurationParts } from '#format/duration.ts';

/** A cooking time in full, zero counts included: `1 hour 55 minutes`, `0 hours 45 minutes`. */
export function formatCookingTime(
  language: Language,
  { hours: hour, minutes: minute }: Catalog['cookingTime'],
  { hours, minutes }: Pick<TimeByWeight, 'hours' | 'minutes'>,
): string {
  return formatDurationParts(language, { hour, minute }, [
    { low: hours, high: hours, unit: 'hour' },
    { low: minutes, high: minutes, unit: 'minute' },
  ]);
}
