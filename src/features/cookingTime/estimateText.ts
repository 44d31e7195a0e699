import { findChart, findChartSpan } from '@gramwise/engine/calculators/officialCharts.ts';
import { STRICTER_TEMPERATURE, safeTemperature } from '@gramwise/engine/calculators/safeTemperatures.ts';
import { startTime } from '@gramwise/engine/calculators/startTime.ts';
import type { Protein } from '@gramwise/engine/calculators/timeByWeight.ts';
import type { Catalog } from '#catalogs/catalog.ts';
import type { Language } from '#catalogs/languages.ts';
import { fill } from '#catalogs/template.ts';
import { formatDuration } from '#format/duration.ts';
import { formatNumber, formatTime } from '#format/format.ts';
import { colon, semicolon } from '#format/marks.ts';
import { type CookingEstimate, SAFE_TEMPERATURE_OF } from './cookingTimeForm.ts';
import { formatCookingTime } from './formatCookingTime.ts';

interface Figure {
  time: string;
  /** The source of the figure and its oven setting. */
  basis: string;
  /** When to start for the time on the table, or null. */
  start: string | null;
}

interface EstimateText {
  dish: string;
  /** The rule's time. */
  rule: Figure;
  /** The official chart's time, or null where there is none for the weight. */
  chart: Figure | null;
  /** A warning that it may take much longer than the rule says, or null. */
  longer: string | null;
  /** How to tell when it is done. */
  caution: string;
}

const safeTemperatureOf = (protein: Protein) => safeTemperature(SAFE_TEMPERATURE_OF[protein]);

/** An estimate as text, for the page and the clipboard. */
export function formatEstimate(
  language: Language,
  messages: Catalog['cookingTime'],
  estimate: CookingEstimate,
): EstimateText {
  const { protein, method, pounds, time } = estimate;
  const id = findChart(protein, method);
  const span = id && findChartSpan(id, pounds);
  const short = (minutes: number) => formatDuration(language, messages.chart.duration, minutes * 60);
  const { restMinutes } = safeTemperatureOf(protein);
  const start = (minutes: number) => formatStart(language, messages, estimate, minutes + restMinutes);
  return {
    dish: fill(messages.dish, {
      protein: messages.proteins[protein],
      weight: fill(messages.weights[estimate.unit], { n: formatNumber(language, estimate.weight, 0, 3) }),
      method: messages.methods[method],
    }),
    rule: {
      time: formatCookingTime(language, messages, time),
      basis: messages.basis.rule[method],
      start: start(time.totalMinutes),
    },
    chart: id &&
      span && {
        time:
          span.minutes[0] === span.minutes[1]
            ? short(span.minutes[0])
            : fill(messages.chart.span, { low: short(span.minutes[0]), high: short(span.minutes[1]) }),
        basis: span.oven
          ? fill(messages.basis.oven, { source: messages.basis.charts[id], ...span.oven })
          : messages.basis.charts[id],
        start: start(span.minutes[1]),
      },
    // Its hours apply to joints of meat.
    longer: method === 'slow-cook' && protein !== 'fish' ? messages.slowJoints : null,
    caution: formatCaution(messages, estimate),
  };
}

/** How to tell when it is done, and what agencies add. */
function formatCaution(
  messages: Catalog['cookingTime'],
  { protein, method }: Pick<CookingEstimate, 'protein' | 'method'>,
): string {
  const { fahrenheit, celsius, restMinutes } = safeTemperatureOf(protein);
  return [
    fill(messages.caution, { fahrenheit, celsius }),
    restMinutes > 0 && fill(messages.rest, { n: restMinutes }),
    celsius < STRICTER_TEMPERATURE.celsius && formatStricterTemperature(messages),
    method === 'slow-cook' && messages.thaw,
  ]
    .filter(Boolean)
    .join(' ');
}

/** The stricter advice of European agencies as a sentence. */
export const formatStricterTemperature = ({ stricter }: Pick<Catalog['cookingTime'], 'stricter'>) => {
  const { minutes: n, ...degrees } = STRICTER_TEMPERATURE;
  return fill(stricter, { n, ...degrees });
};

/** When to start; null without a time on the table, in a slow cooker, or if it takes more than a day. */
function formatStart(
  language: Language,
  messages: Catalog['cookingTime'],
  { ready, method }: CookingEstimate,
  minutes: number,
): string | null {
  // A slow cooker follows its manual's time: a start by this rule would leave raw meat on the table.
  if (ready === null || method === 'slow-cook') return null;
  const { time, daysBefore } = startTime(ready, minutes);
  if (daysBefore > 1) return null;
  const { sameDay, dayBefore, methods } = messages.start;
  return fill(methods[method], {
    ready: fill(sameDay, { time: formatTime(language, ready) }),
    start: fill(daysBefore === 0 ? sameDay : dayBefore, { time: formatTime(language, time) }),
  });
}

/** The estimate as one text, to paste elsewhere. */
export function formatEstimateForCopy(
  language: Language,
  { dish, rule, chart, longer, caution }: EstimateText,
): string {
  const figures = [rule, chart].flatMap((figure) =>
    figure ? [`${figure.time} (${[figure.basis, figure.start].filter(Boolean).join('. ')})`] : [],
  );
  return [`${dish}${colon(language)}${figures.join(semicolon(language))}.`, longer, caution]
    .filter(Boolean)
    .join(' ');
}
