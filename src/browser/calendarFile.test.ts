import { describe, expect, it } from 'vitest';
import { buildCalendarFile, type Reminder } from './calendarFile.ts';

const REMINDER: Reminder = {
  id: 'leftovers-rice-fridge-2025-05-24',
  date: { year: 2025, month: 5, day: 24 },
  title: 'Use up the leftovers: Rice',
  text: 'Cooked on May 20, 2025.',
  stamp: new Date('2025-05-20T18:30:15.250Z'),
};

const fileOf = (part: Partial<Reminder> = {}) => buildCalendarFile([{ ...REMINDER, ...part }]);
/** The content lines, unfolded. */
const linesOf = (file: string) => file.replaceAll('\r\n ', '').split('\r\n');

describe('buildCalendarFile', () => {
  it('has one all-day event', () => {
    expect(linesOf(fileOf())).toEqual([
      'BEGIN:VCALENDAR',
      'VERSION:2.0',
      'PRODID:-//Gramwise//Calendar//EN',
      'CALSCALE:GREGORIAN',
      'METHOD:PUBLISH',
      'BEGIN:VEVENT',
      'UID:leftovers-rice-fridge-2025-05-24@gramwise',
      'DTSTAMP:20250520T183015Z',
      'DTSTART;VALUE=DATE:20250524',
      'DTEND;VALUE=DATE:20250525',
      'SUMMARY:Use up the leftovers: Rice',
      'DESCRIPTION:Cooked on May 20\\, 2025.',
      'TRANSP:TRANSPARENT',
      'BEGIN:VALARM',
      'ACTION:DISPLAY',
      'DESCRIPTION:Use up the leftovers: Rice',
      'TRIGGER:PT9H',
      'END:VALARM',
      'END:VEVENT',
      'END:VCALENDAR',
      '',
    ]);
  });

  it.each([
    [{ year: 2025, month: 12, day: 31 }, '20260101'],
    [{ year: 2024, month: 2, day: 28 }, '20240229'],
  ])('ends on the next day: %o', (date, end) => {
    expect(linesOf(fileOf({ date }))).toContain(`DTEND;VALUE=DATE:${end}`);
  });

  it.each([
    ['a, b; c', 'a\\, b\\; c'],
    ['back\\slash', 'back\\\\slash'],
    ['two\nlines\r\nand three', 'two\\nlines\\nand three'],
    ['END:VEVENT\r\nBEGIN:VEVENT', 'END:VEVENT\\nBEGIN:VEVENT'],
    ['bell\u0007', 'bell'],
  ])('escapes %j', (text, escaped) => {
    expect(linesOf(fileOf({ text }))).toContain(`DESCRIPTION:${escaped}`);
  });

  it.each([['plain letters '], ['Gemüse, Käse, Soße '], ['日本語のご飯'], ['🍚🍕']])(
    'folds long lines of %j at 75 bytes, between letters',
    (piece) => {
      const text = piece.repeat(30).trim();
      const file = fileOf({ text });
      const sizes = file.split('\r\n').map((line) => new TextEncoder().encode(line).length);
      expect(Math.max(...sizes)).toBeLessThanOrEqual(75);
      expect(file).not.toMatch(/[^\r]\n|\uFFFD/);
      expect(file.isWellFormed()).toBe(true);
      expect(linesOf(file)).toContain(`DESCRIPTION:${text.replaceAll(',', '\\,')}`);
    },
  );
});
