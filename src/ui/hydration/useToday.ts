import type { CalendarDate } from '#domain/calculators/calendar.ts';
import { localToday } from './localToday.ts';
import { useHydrated } from './useHydrated.ts';

/** Today by the visitor's clock; null in the prerendered page, which knows no day. */
export function useToday(): CalendarDate | null {
  return useHydrated() ? localToday() : null;
}
