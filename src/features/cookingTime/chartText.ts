import { type ChartRow, findMinutes } from '@gramwise/engine/calculators/officialCharts.ts';
import { UNITS } from '@gramwise/engine/units/units.ts';
import type { Catalog } from '#catalogs/catalog.ts';
import type { Language } from '#catalogs/languages.ts';
import { fill } from '#catalogs/template.ts';
import { formatDuration } from '#format/duration.ts';
import { formatNumber } from '#format/format.ts';
import type { WeightUnit } from './cookingTimeForm.ts';

const KILOGRAMS_PER_POUND = UNITS.pounds.size / UNITS.kilograms.size;

export interface ChartLine {
  cut: string;
  /** The weights and oven setting the row applies to. */
  conditions: string;
  time: string;
  /** The time for the weight entered; null if the chart does not cover it. */
  yours: string | null;
}

/** A row of a chart as text, in the weight unit entered. */
export function formatChartRow(
  language: Language,
  messages: Catalog['cookingTime'],
  row: ChartRow,
  food: { pounds: number; unit: WeightUnit },
): ChartLine {
  const { chart } = messages;
  const factor = food.unit === 'kg' ? KILOGRAMS_PER_POUND : 1;
  const between = (message: typeof chart.range | typeof chart.span, [low, high]: readonly string[]) =>
    low === high ? (low ?? '') : fill(message, { low: low ?? '', high: high ?? '' });
  const numbers = (range: readonly number[], decimals: number) =>
    between(
      chart.range,
      range.map((n) => formatNumber(language, n, 0, decimals)),
    );
  const times = (range: readonly number[]) =>
    between(
      chart.span,
      range.map((minutes) => formatDuration(language, chart.duration, minutes * 60)),
    );
  const weights = row.pounds.map((n) => n * factor);
  const yours = findMinutes(row, food.pounds);
  return {
    cut: chart.cuts[row.cut],
    conditions: fill(row.oven ? chart.oven : chart.grill, {
      weight: fill(messages.weights[food.unit], { n: numbers(weights, 1) }),
      fahrenheit: row.oven?.fahrenheit ?? '',
      celsius: row.oven?.celsius ?? '',
    }),
    time:
      row.time.kind === 'total'
        ? fill(chart.total, { time: times(row.time.minutes) })
        : fill(chart.per[food.unit], {
            n: numbers(
              row.time.minutes.map((n) => n / factor),
              0,
            ),
          }),
    yours: yours && fill(chart.yours, { time: times(yours) }),
  };
}
