import { addDays, type CalendarDate, toIsoDate } from '#domain/calculators/calendar.ts';

export interface Reminder {
  /** The same reminder has the same id, so that importing it twice keeps one. */
  id: string;
  /** The whole day that the event fills. */
  date: CalendarDate;
  title: string;
  text: string;
  /** When the file was made. */
  stamp: Date;
}

const LONGEST_LINE = 75;

/** RFC 5545, 3.3.11: what has a meaning of its own inside a text is escaped, other control characters are dropped. */
function escaped(text: string): string {
  return text
    .replace(/[\\;,]/g, '\\$&')
    .replace(/\r\n|\r|\n/g, '\\n')
    .replace(/\p{Cc}/gu, '');
}

/** RFC 5545, 3.1: no line has more than 75 bytes; the next one starts with a space. No letter is cut in two. */
function fold(line: string): string {
  const encoder = new TextEncoder();
  let bytes = 0;
  let folded = '';
  for (const letter of line) {
    const size = encoder.encode(letter).length;
    if (bytes + size > LONGEST_LINE) {
      folded += '\r\n ';
      bytes = 1;
    }
    folded += letter;
    bytes += size;
  }
  return folded;
}

const dayOf = (date: CalendarDate) => toIsoDate(date).replaceAll('-', '');

/**
 * A calendar file (RFC 5545) with one event that fills a day, and an alarm at nine in the morning of that day.
 * The day has no time zone: it is the same day wherever the calendar is opened.
 */
export function calendarFile({ id, date, title, text, stamp }: Reminder): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Gramwise//Leftovers//EN',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
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
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${fold(line)}\r\n`).join('');
}
