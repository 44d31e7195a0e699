import type { OvenTermAnswer } from '@gramwise/engine/ask/calculators/calculatorResults.ts';
import { fill } from '#catalogs/template.ts';
import { formatRange } from '#format/formatRange.ts';
import { colon } from '#format/marks.ts';
import type { PartQuestion } from './askPart.ts';
import { scaleOf, type Written } from './calculatorText.ts';

type Figures = readonly (number | readonly [number, number])[];

/** The lowest and the highest of figures, some of them ranges; one where they are the same. */
function spanOf(figures: Figures): readonly number[] {
  const all = figures.flat();
  return [...new Set([Math.min(...all), Math.max(...all)])];
}

/** What a moderate oven or the like is set to. */
export function ovenTermText(asked: PartQuestion, { rows, scale }: OvenTermAnswer): Written {
  const { language, messages } = asked;
  const { oven, ask } = messages;
  const on = (message: 'celsius' | 'fahrenheit' | 'fan', figures: Figures) =>
    fill(oven[message], { n: formatRange(spanOf(figures)) });
  const celsius = on(
    'celsius',
    rows.map(({ usualCelsius }) => usualCelsius),
  );
  const fahrenheit = on(
    'fahrenheit',
    rows.map((row) => row.fahrenheit),
  );
  const fan = on(
    'fan',
    rows.map(({ fanCelsius }) => fanCelsius),
  );
  const [number, other] =
    (scale ?? scaleOf(asked)) === 'celsius' ? [celsius, fahrenheit] : [fahrenheit, celsius];
  const mark = [...new Set([rows[0]?.id, rows.at(-1)?.id])].join('–');
  const term = rows[0] ? oven.heat[rows[0].heat] : '';
  return {
    number,
    sentence: `${oven.columns.heat}${colon(language)}${term} = ${number} (${other})`,
    notes: [
      fill(ask.also, { amounts: `${fill(oven.gasMark, { mark })}, ${fan}` }),
      ask.calculators.ovenTerms,
    ],
    to: 'oven',
    opens: 'oven',
  };
}
