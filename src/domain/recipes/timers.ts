import { parseQuantity } from '../quantity/parse.ts';

/** In seconds; shorter waits need no timer. */
const SHORTEST = 10;

/** In seconds; longer waits belong in a calendar, not a browser tab. */
const LONGEST = 4 * 3600;

const NUMBER = String.raw`(?:\d+(?:\.\d+)?(?:\s\d/\d|\s?[¼½¾⅓⅔])?|\d/\d|[¼½¾⅓⅔])`;
const TO = String.raw`(?:\s?[–—-]\s?|\s(?:to|or)\s)`;

/** `10 minutes`, `10-minute`, `10 to 12 minutes`; the group captures the lower number. */
const amount = (unit: string) => String.raw`(${NUMBER})(?:${TO}${NUMBER})?[\s-]?(?:${unit})\b`;
const HOURS = amount('hours?|hrs?|h');
const MINUTES = amount('minutes?|mins?');
const SECONDS = amount('seconds?|secs?');

/** One duration of up to two units: four shapes, five groups. */
const AND = String.raw`\s(?:and\s)?`;
const DURATION = `(?:${HOURS}(?:${AND}${MINUTES})?|${MINUTES}(?:${AND}${SECONDS})?|${SECONDS})`;
const PATTERN = new RegExp(`(?<![\\d.,/]|days?\\s(?:and\\s)?)${DURATION}(?:${TO}${DURATION})?`, 'gi');

/** Seconds per unit for each of a duration's five groups. */
const UNITS = [3600, 60, 60, 1, 1];

/** Limits and repetitions are not waits: `within 2 hours`, `every 3 minutes`. */
const NO_WAIT_BEFORE = /\b(?:within|every|each|(?:more|less|longer) than)\s(?:about\s)?$/i;
const NO_WAIT_AFTER = /^\s(?:less|earlier|ahead|in advance)\b/i;

/**
 * The waits in an English recipe step, in seconds, without duplicates and in the order of the text: `12 minutes`,
 * `1 hour 30 minutes`, `45 seconds`. A range uses its lower end, because that is when a cook checks. Waits under
 * 10 seconds or over 4 hours are left out.
 */
export function findTimers(step: string): number[] {
  const found = [...step.matchAll(PATTERN)]
    .filter(
      (match) =>
        !NO_WAIT_BEFORE.test(step.slice(0, match.index)) &&
        !NO_WAIT_AFTER.test(step.slice(match.index + match[0].length)),
    )
    .map((match) =>
      UNITS.reduce((sum, unit, index) => sum + unit * (parseQuantity(match[index + 1] ?? '', '.') ?? 0), 0),
    )
    .map(Math.round);
  return [...new Set(found)].filter((seconds) => seconds >= SHORTEST && seconds <= LONGEST);
}
