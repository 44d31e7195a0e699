import { useSyncExternalStore } from 'react';
import { type CalendarDate, parseIsoDate, toIsoDate } from '#domain/calculators/calendar.ts';
import { localToday } from './localToday.ts';

/** A page that stays open over midnight looks at the clock again when somebody looks at the page again. */
function whenSeen(look: () => void): () => void {
  document.addEventListener('visibilitychange', look);
  return () => document.removeEventListener('visibilitychange', look);
}

/** Today by the visitor's clock; null in the prerendered page, which knows no day. */
export function useToday(): CalendarDate | null {
  const iso = useSyncExternalStore(
    whenSeen,
    () => toIsoDate(localToday()),
    () => null,
  );
  return iso === null ? null : parseIsoDate(iso);
}
