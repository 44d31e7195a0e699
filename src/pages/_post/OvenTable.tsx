import { KITCHENS, usesThermostat } from '@gramwise/engine/kitchens/kitchens.ts';
import { LANGUAGES, type Language } from '#catalogs/languages.ts';
import { messagesFor } from '#catalogs/messages.ts';
import { tableFrame } from '#content/markdown/tableFrame.ts';
import { GasMarkRows, gasMarkColumns } from '#features/oven/GasMarkRows.tsx';

/** The table of gas marks in the articles of a language. */
export function ovenTableIn(language: Language) {
  const { oven, blog } = messagesFor(language, 'oven', 'blog');
  const thermostat = usesThermostat(LANGUAGES[language].kitchen);
  const celsius = KITCHENS[LANGUAGES[language].kitchen].oven === 'celsius';
  const columns = gasMarkColumns({ thermostat, celsius }).length;
  return function OvenTable() {
    return (
      <div {...tableFrame(columns, { 'aria-label': blog.ovens })}>
        <table>
          <caption>{blog.ovens}</caption>
          <GasMarkRows messages={oven} thermostat={thermostat} celsius={celsius} />
        </table>
      </div>
    );
  };
}
