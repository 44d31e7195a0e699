import { SECONDS_PER } from '../../time/duration.ts';
import type { CalculatorReading } from './calculatorReading.ts';
import type { TimeAnswer } from './calculatorResults.ts';

/** Fewer of them follow hours. */
const MINUTES = 60;

/** Longer is no time of cooking. */
const MAX_SECONDS = 100 * SECONDS_PER.hour;

/** The seconds that are left: numbers with their units, and times in words such as `three quarters of an hour`. */
function takeSeconds({ left, list, times, timeUnits }: CalculatorReading): number {
  let seconds = 0;
  for (let found = left.takeNumber(timeUnits); found?.of; found = left.takeNumber(timeUnits))
    seconds += found.value * SECONDS_PER[found.of];
  // Behind `2 horas`, the `y media`
  const inWords = left.take(times);
  if (inWords !== null || seconds === 0 || seconds % SECONDS_PER.hour !== 0) return seconds + (inWords ?? 0);
  // The minutes of `1 hora y 20 en minutos`
  const minutes = left.takeNumber(list.places)?.value ?? 0;
  return minutes < MINUTES ? seconds + minutes * SECONDS_PER.minute : 0;
}

/** A time in another unit: `90 minutes in hours`, `how many minutes in an hour and a half`. */
export function timeIn(reading: CalculatorReading): TimeAnswer | null {
  const { left, list, timeUnits } = reading;
  const seconds = takeSeconds(reading);
  const wanted = left.take(timeUnits);
  const other = seconds > 0 ? null : left.take(timeUnits);
  left.takeAll(list.around);
  if (!wanted || !left.isEmpty()) return null;
  // `minutes in an hour`, `an hour in minutes`
  const [to, of] = [wanted, other].sort((a, b) => (a && b ? SECONDS_PER[a] - SECONDS_PER[b] : 0));
  const all = of ? SECONDS_PER[of] : seconds;
  return to && all > 0 && all <= MAX_SECONDS ? { kind: 'time', seconds: Math.round(all), to } : null;
}
