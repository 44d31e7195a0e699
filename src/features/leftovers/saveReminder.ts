import { toIsoDate } from '#domain/calculators/calendar.ts';
import { calendarFile, type Reminder } from './calendarFile.ts';

/** How long the browser has to pick up the file before its URL is revoked, in milliseconds. */
const GRACE = 10_000;

/** Downloads a reminder as a calendar file. Nothing leaves the device. */
export function saveReminder(reminder: Reminder): void {
  const file = new Blob([calendarFile(reminder)], { type: 'text/calendar;charset=utf-8' });
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = `leftovers-${toIsoDate(reminder.date)}.ics`;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), GRACE);
}
