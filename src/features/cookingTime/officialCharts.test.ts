import {
  CHARTS,
  type ChartId,
  findChart,
  findChartSpan,
  findMinutes,
} from '@gramwise/engine/calculators/officialCharts.ts';
import { COOKING_METHODS, PROTEINS } from '@gramwise/engine/calculators/timeByWeight.ts';
import { shownDegrees } from '@gramwise/engine/temperature/dial.ts';
import { describe, expect, it } from 'vitest';
import type { Language } from '#catalogs/languages.ts';
import { CATALOGS } from '#catalogs/messages.ts';
import { formatChartRow } from './chartText.ts';
import { estimateFromFields, INITIAL_COOKING_TIME } from './cookingTimeForm.ts';
import { formatCookingTime } from './formatCookingTime.ts';

const START = { ...INITIAL_COOKING_TIME, unit: 'lb' };

describe('times as text', () => {
  it.each<[Language, number, number, string]>([
    ['en', 1, 55, '1 hour 55 minutes'],
    ['en', 0, 45, '0 hours 45 minutes'],
    ['en', 2, 0, '2 hours 0 minutes'],
    ['en', 2, 1, '2 hours 1 minute'],
    ['fr', 0, 45, '0 heure 45 minutes'],
    ['de', 1, 1, '1 Stunde 1 Minute'],
  ])('%s: %d h %d min are %s', (language, hours, minutes, text) => {
    expect(formatCookingTime(language, CATALOGS[language].cookingTime, { hours, minutes })).toBe(text);
  });
});

describe('the official charts', () => {
  it('exist for four combinations', () => {
    const dishes = PROTEINS.flatMap((protein) => COOKING_METHODS.map((method) => findChart(protein, method)));
    expect(dishes.filter((id) => id !== null).sort()).toEqual(Object.keys(CHARTS).sort());
  });

  it.each(Object.entries(CHARTS))('%s: every range is ascending', (_, rows) => {
    for (const { pounds, time } of rows) {
      expect(pounds[0]).toBeLessThan(pounds[1]);
      expect(time.minutes[0]).toBeLessThanOrEqual(time.minutes[1]);
    }
  });

  it('name settings of a dial', () => {
    for (const { oven } of Object.values(CHARTS).flat())
      if (oven) expect(oven.celsius).toBe(shownDegrees(((oven.fahrenheit - 32) * 5) / 9, 'celsius', 'dial'));
  });

  it('give longer times than our rule for a 4 lb beef roast, except tenderloin', () => {
    const rule =
      estimateFromFields({ ...START, weight: '4', protein: 'beef' }, { decimal: '.', reader: null })?.time
        .totalMinutes ?? 0;
    const times = CHARTS['beef-roast'].map((row) => findMinutes(row, 4));
    expect(times).toEqual([[92, 100], [112, 132], [120, 140], null]);
    for (const time of times) if (time) expect(time[0]).toBeGreaterThan(rule);
  });

  it('have no times for weights they do not cover', () => {
    expect(CHARTS['beef-roast'].map((row) => findMinutes(row, 10))).toEqual([null, null, null, null]);
  });

  // Minutes worked out by hand from the charts.
  it.each<[ChartId, number, [number, number] | null]>([
    ['beef-roast', 4, [92, 140]], // rib, bone-in, to round; the tenderloin's oven is hotter
    ['beef-roast', 6, [138, 198]],
    ['beef-roast', 3, [90, 105]],
    ['beef-roast', 10, null],
    ['pork-roast', 4, [80, 180]],
    ['chicken-roast', 4, [75, 90]],
    ['chicken-roast', 4.5, null], // between small and large
    ['chicken-roast', 6, [120, 135]],
    ['chicken-grill', 6, [108, 150]],
  ])('%s, %d lb: %j', (chart, pounds, minutes) => {
    expect(findChartSpan(chart, pounds)?.minutes ?? null).toEqual(minutes);
  });

  it.each<[Language, 'lb' | 'kg', ChartId, number, object]>([
    [
      'en',
      'lb',
      'beef-roast',
      0,
      {
        cut: 'Rib roast, bone-in',
        conditions: '4–6 lb, oven at 325°F (160°C)',
        time: '23–25 minutes per lb',
        yours: '1 h 55 min to 2 h 5 min for your weight',
      },
    ],
    ['en', 'lb', 'beef-roast', 3, { time: '45 min to 1 h in all', yours: null }],
    ['en', 'lb', 'pork-roast', 0, { time: '20 minutes per lb', yours: '1 h 40 min for your weight' }],
    ['en', 'lb', 'chicken-grill', 0, { conditions: '3–4 lb, on the grill', yours: null }],
    [
      'en',
      'kg',
      'beef-roast',
      0,
      { conditions: '1.8–2.7 kg, oven at 325°F (160°C)', time: '51–55 minutes per kg' },
    ],
    ['de', 'kg', 'pork-roast', 1, { conditions: '1,4 bis 2,7\u00a0kg, Ofen 180\u00a0°C (350\u00a0°F)' }],
  ])('%s, %s, %s, line %d', (language, unit, chart, index, line) => {
    const row = CHARTS[chart][index];
    if (!row) throw new Error('no such line');
    const messages = CATALOGS[language].cookingTime;
    expect(formatChartRow(language, messages, row, { pounds: 5, unit })).toMatchObject(line);
  });
});
