/** Seconds in each unit, largest first. */
export const SECONDS_PER = { day: 86_400, hour: 3600, minute: 60, second: 1 } as const;

export type TimeUnit = keyof typeof SECONDS_PER;
const TIME_UNITS = Object.keys(SECONDS_PER) as TimeUnit[];

/** One count of a duration; `high` differs from `low` in a range such as `3–5 days`. */
export interface DurationPart<Unit extends TimeUnit = TimeUnit> {
  low: number;
  high: number;
  unit: Unit;
}

/**
 * Splits whole seconds, 0 and above, into the given units: 5400 in hours and minutes is 1 hour, 30 minutes. Zero counts
 * are left out, unless all are zero, which gives 0 of the smallest unit. Any remainder is dropped.
 */
export function splitDuration<Unit extends TimeUnit>(
  seconds: number,
  units: readonly Unit[],
): DurationPart<Unit>[] {
  const descending = TIME_UNITS.filter((unit): unit is Unit => (units as readonly TimeUnit[]).includes(unit));
  let rest = seconds;
  const parts = descending.map((unit) => {
    const count = Math.floor(rest / SECONDS_PER[unit]);
    rest -= count * SECONDS_PER[unit];
    return { low: count, high: count, unit };
  });
  const counted = parts.filter(({ low }) => low > 0);
  return counted.length > 0 ? counted : parts.slice(-1);
}
