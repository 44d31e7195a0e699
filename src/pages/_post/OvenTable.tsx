import { tableFrame } from '#content/markdown/tableFrame.ts';
import { GasMarkRows } from '#features/oven/GasMarkRows.tsx';
import { en } from '#i18n/catalog.ts';

const CAPTION = 'Oven settings side by side';

/** The table of gas marks in an article, in English like the article. */
export function OvenTable() {
  const columns = Object.keys(en.oven.columns).length;
  return (
    <div {...tableFrame(columns, { 'aria-label': CAPTION })}>
      <table>
        <caption>{CAPTION}</caption>
        <GasMarkRows messages={en.oven} />
      </table>
    </div>
  );
}
