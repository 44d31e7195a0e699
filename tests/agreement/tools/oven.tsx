import type { Language } from '#catalogs/languages.ts';
import { messagesFor } from '#catalogs/messages.ts';
import { GasMarkRows } from '#features/oven/GasMarkRows.tsx';
import { Oven } from '#features/oven/Oven.tsx';
import { ovenColumns } from '#features/oven/ovenTable.ts';
import { heatIn } from '../measures.ts';
import type { HeatQuestion, HeatScale } from '../question.ts';
import type { Shown, Tool } from '../tool.ts';
import { pageAt, query, typed } from './page.tsx';

/** Celsius, fan, Fahrenheit, gas mark of every mark; the thermostat where the page has it. */
type Columns = readonly (readonly string[])[];

/** Which column is which, by the row of gas mark 4. */
const OF_MARK_4: Readonly<Record<HeatScale | 'fan', string>> = {
  celsius: '180',
  fan: '160',
  fahrenheit: '350',
  'gas-mark': '4',
  thermostat: '6',
};

/** The answer from a table of gas marks; the lower end where British recipes print a range. Null if it has no row. */
export function markedRows({ from, to, value, heated }: HeatQuestion, columns: Columns): Shown | null {
  if (heated !== 'oven') return null;
  const column = (scale: HeatScale | 'fan') => columns.find((cells) => cells[5] === OF_MARK_4[scale]);
  const at = column(from)?.indexOf(String(value)) ?? -1;
  const cell = column(to)?.[at];
  if (at < 0 || cell === undefined) return null;
  const [low = ''] = cell.split('–');
  const signs = { celsius: ' °C', fan: ' °C', fahrenheit: ' °F', 'gas-mark': '', thermostat: '' };
  const names = { 'gas-mark': 'gas ', thermostat: 'th ' } as Partial<Record<HeatScale | 'fan', string>>;
  return { text: `${names[to] ?? ''}${names[to] ? cell.replace('–', '-') : low}${signs[to]}` };
}

const opened = (language: Language, question: HeatQuestion) => {
  const { from, value } = question;
  const heat = from === 'gas-mark' ? String(value) : typed(language, value);
  const { oven } = messagesFor(language, 'oven');
  return pageAt(language, query({ heat, scale: from }), <Oven messages={oven} />, (page) =>
    [...page.querySelectorAll('output > span')].map(({ textContent }) => textContent),
  );
};

/** The oven converter of the home page. It knows no words, so only what a number alone tells is read to the degree. */
export const ovenTool: Tool = {
  name: 'oven tool',
  answer(question) {
    if (question.about !== 'heat') return null;
    if (/oil|öl/i.test(question.ask)) return null;
    const { language, to } = question;
    const { oven } = messagesFor(language, 'oven');
    const starts = (template: string) => template.split('{')[0] ?? '';
    const spans = opened(language, question);
    const prefix = {
      'gas-mark': starts(oven.gasMark),
      fan: starts(oven.fan),
      thermostat: starts(oven.thermostat),
    };
    const sign = { celsius: '°C', fahrenheit: '°F' };
    const wanted = spans.find((text) =>
      to === 'celsius' || to === 'fahrenheit' ? text.includes(sign[to]) : text.startsWith(prefix[to]),
    );
    return { text: wanted === undefined ? `nothing: ${spans}` : heatIn(language, wanted, to) };
  },
};

/** The table below it, with the thermostats of French ovens in French. */
export const gasMarkTable: Tool = {
  name: 'gas mark table',
  answer(question) {
    if (question.about !== 'heat') return null;
    const { language } = question;
    const { oven } = messagesFor(language, 'oven');
    const view = (
      <table>
        <GasMarkRows messages={oven} columns={ovenColumns(language, 'celsius')} />
      </table>
    );
    return pageAt(language, '/', view, (page) => {
      const rows = [...page.querySelectorAll('tbody tr')].map((row) =>
        [...row.children].map(({ textContent }) => textContent),
      );
      const columns = (rows[0] ?? []).map((_, index) => rows.map((cells) => cells[index] ?? ''));
      return markedRows(question, columns);
    });
  },
};
