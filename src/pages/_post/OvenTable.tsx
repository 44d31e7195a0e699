import { usesThermostat } from '@gramwise/engine/kitchens/kitchens.ts';
import { cooksWeigh } from '#catalogs/countries.ts';
import { LANGUAGES, type Language } from '#catalogs/languages.ts';
import { messagesFor } from '#catalogs/messages.ts';
import { tableFrame } from '#content/markdown/tableFrame.ts';
import { GasMarkRows, gasMarkColumns } from '#features/oven/GasMarkRows.tsx';

/** The table of gas marks in the articles of a language. */
export function ovenTableIn(language: Language) {
  const { oven, blog } = messagesFor(language, 'oven', 'blog');
  const thermostat = usesThermostat(LANGUAGES[language].kitchen);
  const celsius = cooksWeigh(language);
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
