const MINUTES_PER_HOUR = 60;
const MINUTES_PER_DAY = 24 * MINUTES_PER_HOUR;

/** Whole minutes as an ISO 8601 duration: 90 is `PT1H30M`, 1620 is `P1DT3H`, 0 is `PT0M`. */
export function isoDuration(minutes: number): string {
  const days = Math.floor(minutes / MINUTES_PER_DAY);
  const hours = Math.floor((minutes % MINUTES_PER_DAY) / MINUTES_PER_HOUR);
  const rest = minutes % MINUTES_PER_HOUR;
  const date = days > 0 ? `${days}D` : '';
  const time = (hours > 0 ? `${hours}H` : '') + (rest > 0 || minutes === 0 ? `${rest}M` : '');
  return `P${date}${time && `T${time}`}`;
}
