const HOUR = 60;
const DAY = 24 * HOUR;

/** Whole minutes as an ISO 8601 duration: 90 is `PT1H30M`, 1620 is `P1DT3H`, 0 is `PT0M`. */
export function isoDuration(minutes: number): string {
  const days = Math.floor(minutes / DAY);
  const hours = Math.floor((minutes % DAY) / HOUR);
  const rest = minutes % HOUR;
  const date = days > 0 ? `${days}D` : '';
  const time = (hours > 0 ? `${hours}H` : '') + (rest > 0 || minutes === 0 ? `${rest}M` : '');
  return `P${date}${time && `T${time}`}`;
}
