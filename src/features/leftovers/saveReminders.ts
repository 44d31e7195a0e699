import { toIsoDate } from '#domain/calculators/calendar.ts';
import { calendarFile, type Reminder } from './calendarFile.ts';

/** How long the browser has to pick up the file before its URL is revoked, in milliseconds. */
const GRACE = 10_000;

/** Downloads reminders as one calendar file, named after the last of them. Nothing leaves the device. */
export function saveReminders(reminders: readonly Reminder[]): void {
  const last = reminders.at(-1);
  if (!last) return;
  const file = new Blob([calendarFile(reminders)], { type: 'text/calendar;charset=utf-8' });
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = `leftovers-${toIsoDate(last.date)}.ics`;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), GRACE);
}
