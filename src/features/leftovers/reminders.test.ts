import { parseIsoDate, toIsoDate } from '@gramwise/engine/calculators/calendar.ts';
import { LEFTOVER_FOODS, STORAGE_METHODS } from '@gramwise/engine/calculators/leftoverDays.ts';
import { describe, expect, it } from 'vitest';
import { buildCalendarFile, type Reminder } from '#browser/calendarFile.ts';
import { LANGUAGE_CODES, type Language } from '#catalogs/languages.ts';
import { CATALOGS } from '#catalogs/messages.ts';
import { buildAdvice } from './advice.ts';
import { buildReminders } from './reminders.ts';
import { computeShelfLife, INITIAL_LEFTOVERS_FIELDS } from './shelfLife.ts';

const dayOf = (iso: string) => {
  const date = parseIsoDate(iso);
  if (!date) throw new Error(iso);
  return date;
};

const REMINDER: Reminder = {
  id: 'leftovers-rice-fridge-2025-05-24',
  date: { year: 2025, month: 5, day: 24 },
  title: 'Use up the leftovers: Rice',
  text: 'Cooked on May 20, 2025.',
  stamp: new Date('2025-05-20T18:30:15.250Z'),
};

/** The content lines, unfolded. */
const linesOf = (file: string) => file.replaceAll('\r\n ', '').split('\r\n');

describe('buildReminders', () => {
  const remindersOf = (language: Language, food: string, storage: string, today: string) => {
    const life = computeShelfLife(
      { ...INITIAL_LEFTOVERS_FIELDS, food, storage, cooked: '2025-05-20' },
      dayOf(today),
    );
    if (!life.ok) throw new Error(life.code);
    return buildReminders(language, CATALOGS[language].leftovers, life.value, REMINDER.stamp);
  };

  it.each([
    [
      'en',
      'Use up the leftovers: Rice',
      'Cooked on May 20, 2025, kept in the fridge. Safe until May 24, 2025. When in doubt, throw it out. Stricter advice: the UK Food Standards Agency gives 1 day at most, until Wednesday, May 21. Rice can carry spores that survive cooking: cool it within an hour, as the UK Food Standards Agency advises, and reheat it only once. Reheat leftovers until the middle reaches 165°F (74°C), as the USDA advises.',
    ],
    [
      'de',
      'Reste aufbrauchen: Reis',
      'Zubereitet am 20. Mai 2025, im Kühlschrank aufbewahrt. Haltbar bis 24. Mai 2025. Im Zweifel wegwerfen. Vorsichtiger ist die britische Food Standards Agency: höchstens 1 Tag, bis Mittwoch, 21. Mai. Reis kann Sporen enthalten, die das Kochen überstehen: innerhalb einer Stunde abkühlen, wie es die britische Food Standards Agency rät, und nur einmal aufwärmen. Beim Aufwärmen soll die Mitte 74 °C (165 °F) erreichen, rät das USDA.',
    ],
  ] as const)('say in %s all that the page says', (language, title, text) => {
    const [early, last] = remindersOf(language, 'rice', 'fridge', '2025-05-20');
    expect(last).toEqual({ ...REMINDER, title, text });
    expect(early).toEqual({
      ...REMINDER,
      id: 'leftovers-rice-fridge-2025-05-21',
      date: dayOf('2025-05-21'),
      title,
      text,
    });
  });

  it.each(
    LANGUAGE_CODES.flatMap((language) =>
      LEFTOVER_FOODS.flatMap((food) => STORAGE_METHODS.map((storage) => [language, food, storage] as const)),
    ),
  )('carry in %s all advice on %s in the %s', (language, food, storage) => {
    const messages = CATALOGS[language].leftovers;
    const life = computeShelfLife(
      { ...INITIAL_LEFTOVERS_FIELDS, food, storage, cooked: '2025-05-20' },
      dayOf('2025-05-21'),
    );
    if (!life.ok) throw new Error(life.code);
    const { stricter, notes } = buildAdvice(language, messages, life.value);
    const advice = [stricter, ...notes].filter((text) => text !== null);
    expect(advice.length).toBeGreaterThan(food === 'seafood' && storage === 'fridge' ? -1 : 0);
    for (const { text } of remindersOf(language, food, storage, '2025-05-21'))
      expect(advice.filter((part) => !text.includes(part))).toEqual([]);
  });

  it.each([
    ['cooked-meat', 'fridge', '2025-05-20', ['2025-05-22', '2025-05-24']],
    ['cooked-meat', 'fridge', '2025-05-22', ['2025-05-22', '2025-05-24']],
    ['cooked-meat', 'fridge', '2025-05-23', ['2025-05-24']], // the stricter day is over
    ['seafood', 'fridge', '2025-05-20', ['2025-05-22']], // no stricter advice
    ['seafood', 'freezer', '2025-05-20', ['2025-08-18']], // quality, not safety
  ])('%s, %s, on %s: %j', (food, storage, today, days) => {
    expect(remindersOf('en', food, storage, today).map(({ date }) => toIsoDate(date))).toEqual(days);
  });

  it('share one file', () => {
    const lines = linesOf(buildCalendarFile(remindersOf('en', 'rice', 'fridge', '2025-05-20')));
    expect(lines.filter((line) => line === 'BEGIN:VEVENT')).toHaveLength(2);
    expect(lines.filter((line) => line.startsWith('DTSTART'))).toEqual([
      'DTSTART;VALUE=DATE:20250521',
      'DTSTART;VALUE=DATE:20250524',
    ]);
  });
});
