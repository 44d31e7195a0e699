import { addDays, type CalendarDate, toIsoDate } from '@gramwise/engine/calculators/calendar.ts';
import { downloadFile } from './downloadFile.ts';

export interface Reminder {
  /** Stable for the same reminder, so importing it twice keeps one. */
  id: string;
  /** The day of the all-day event. */
  date: CalendarDate;
  title: string;
  text: string;
  /** When the file was created. */
  stamp: Date;
}

const MAX_LINE_BYTES = 75;

/** RFC 5545, 3.3.11: escapes special characters and drops other control characters. */
function escaped(text: string): string {
  return text
    .replace(/[\\;,]/g, '\\$&')
    .replace(/\r\n|\r|\n/g, '\\n')
    .replace(/\p{Cc}/gu, '');
}

/** RFC 5545, 3.1: folds lines at 75 bytes; continuation lines start with a space. Never splits a character. */
function fold(line: string): string {
  const encoder = new TextEncoder();
  let bytes = 0;
  let folded = '';
  for (const letter of line) {
    const size = encoder.encode(letter).length;
    if (bytes + size > MAX_LINE_BYTES) {
      folded += '\r\n ';
      bytes = 1;
    }
    folded += letter;
    bytes += size;
  }
  return folded;
}

const dayOf = (date: CalendarDate) => toIsoDate(date).replaceAll('-', '');

function event({ id, date, title, text, stamp }: Reminder): readonly string[] {
  return [
    'BEGIN:VEVENT',
    `UID:${escaped(id)}@gramwise`,
    `DTSTAMP:${stamp.toISOString().replace(/[-:]|\.\d+/g, '')}`,
    `DTSTART;VALUE=DATE:${dayOf(date)}`,
    `DTEND;VALUE=DATE:${dayOf(addDays(date, 1))}`,
    `SUMMARY:${escaped(title)}`,
    `DESCRIPTION:${escaped(text)}`,
    'TRANSP:TRANSPARENT',
    'BEGIN:VALARM',
    'ACTION:DISPLAY',
    `DESCRIPTION:${escaped(title)}`,
    'TRIGGER:PT9H',
    'END:VALARM',
    'END:VEVENT',
  ];
}

/**
 * A calendar file (RFC 5545) with an all-day event and an alarm at 9 a.m. for each reminder. The days have no time zone,
 * so they are the same everywhere.
 */
export function buildCalendarFile(reminders: readonly Reminder[]): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Gramwise//Calendar//EN',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    ...reminders.flatMap(event),
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${fold(line)}\r\n`).join('');
}

/** Downloads reminders as one calendar file, named after a subject and the last of them. */
export function saveReminders(subject: string, reminders: readonly Reminder[]): void {
  const last = reminders.at(-1);
  if (!last) return;
  downloadFile(
    `${subject}-${toIsoDate(last.date)}.ics`,
    'text/calendar;charset=utf-8',
    buildCalendarFile(reminders),
  );
}
