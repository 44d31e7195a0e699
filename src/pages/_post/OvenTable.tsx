import { KITCHENS } from '@gramwise/engine/kitchens/kitchens.ts';
import { LANGUAGES, type Language } from '#catalogs/languages.ts';
import { messagesFor } from '#catalogs/messages.ts';
import { tableFrame } from '#content/markdown/tableFrame.ts';
import { GasMarkRows } from '#features/oven/GasMarkRows.tsx';
import { ovenColumns } from '#features/oven/ovenTable.ts';

/** The table of gas marks in the articles of a language. */
export function ovenTableIn(language: Language) {
  const { oven, blog } = messagesFor(language, 'oven', 'blog');
  const columns = ovenColumns(language, KITCHENS[LANGUAGES[language].kitchen].oven);
  return function OvenTable() {
    return (
      <div {...tableFrame(columns.length, { 'aria-label': blog.ovens })}>
        <table>
          <caption>{blog.ovens}</caption>
          <GasMarkRows messages={oven} columns={columns} />
        </table>
      </div>
    );
  };
}
