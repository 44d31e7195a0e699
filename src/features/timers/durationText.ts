import type { Catalog } from '#i18n/catalog.ts';
import { fill } from '#i18n/template.ts';

/** A wait in words: 5400 seconds are `1 h 30 min`. Whole seconds above 0. */
export function durationText(words: Catalog['timers']['duration'], seconds: number): string {
  const hours = Math.floor(seconds / 3600);
  const minutes = Math.floor((seconds % 3600) / 60);
  const rest = seconds % 60;
  return [
    hours > 0 && fill(words.hours, { n: hours }),
    minutes > 0 && fill(words.minutes, { n: minutes }),
    rest > 0 && fill(words.seconds, { n: rest }),
  ]
    .filter(Boolean)
    .join(' ');
}
