/** ISO 8601, as sites write it: `PT1H5M`, `P0DT0H20M`, `PT30.0M`. */
const ISO =
  /^P(?:(\d{1,6}(?:\.\d{1,6})?)D)?(?:T(?:(\d{1,6}(?:\.\d{1,6})?)H)?(?:(\d{1,6}(?:\.\d{1,6})?)M)?(?:(\d{1,6}(?:\.\d{1,6})?)S)?)?$/i;

/** Times as cooks write them are shorter, in characters. */
const MAX_LENGTH = 40;

/** Minutes as `1 h 20 min`, which cooks read in every language; '' for none. */
export function minutesText(minutes: number): string {
  const whole = Math.round(minutes);
  if (!(whole > 0)) return '';
  const [hours, rest] = [Math.floor(whole / 60), whole % 60];
  return [hours > 0 ? `${hours} h` : '', rest > 0 ? `${rest} min` : ''].filter(Boolean).join(' ');
}

/**
 * The time that a recipe's data states, in ISO 8601 or in words; '' if it is none or nothing, or a number without its
 * unit.
 */
export function durationText(written: string): string {
  const text = written.replace(/\s+/g, ' ').trim();
  const [, days, hours, minutes, seconds] = ISO.exec(text) ?? [];
  if (/^P[\dT]/i.test(text)) {
    const part = (value: string | undefined) => Number(value ?? 0);
    return minutesText(part(days) * 1440 + part(hours) * 60 + part(minutes) + part(seconds) / 60);
  }
  return text.length <= MAX_LENGTH && /[1-9¼-¾]/.test(text) && /\p{L}/u.test(text) ? text : '';
}
