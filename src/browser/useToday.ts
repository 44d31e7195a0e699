import { type CalendarDate, parseIsoDate, toIsoDate } from '@gramwise/engine/calculators/calendar.ts';
import { useSyncExternalStore } from 'react';
import { localToday } from './localToday.ts';

/** Checks the clock again when the page becomes visible, in case it stayed open past midnight. */
function onPageVisible(check: () => void): () => void {
  document.addEventListener('visibilitychange', check);
  return () => document.removeEventListener('visibilitychange', check);
}

/** Today by the visitor's clock; null while prerendering and hydrating. */
export function useToday(): CalendarDate | null {
  const iso = useSyncExternalStore(
    onPageVisible,
    () => toIsoDate(localToday()),
    () => null,
  );
  return iso === null ? null : parseIsoDate(iso);
}
