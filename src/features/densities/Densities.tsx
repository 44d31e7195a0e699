import { INGREDIENT_IDS, INGREDIENTS } from '@gramwise/engine/foods/ingredients.ts';
import { useState } from 'react';
import type { Catalog } from '#catalogs/catalog.ts';
import { fill } from '#catalogs/template.ts';
import { formatNumber } from '#format/format.ts';
import buttons from '#ui/button/button.module.css';
import { island } from '#ui/island/Island.tsx';
import { useLanguage } from '#ui/language/language.ts';
import { ScrollableTable } from '#ui/table/ScrollableTable.tsx';
import layout from '#ui/theme/layout.module.css';

/** Rows shown before the visitor asks for all. */
const INITIAL_ROWS = 7;

interface Props {
  messages: Catalog['home']['density'];
  names: Catalog['ingredients'];
}

/** The table of densities, collapsed to its first rows. */
export function Densities({ messages, names }: Props) {
  const language = useLanguage();
  const [all, setAll] = useState(false);
  return (
    <>
      <ScrollableTable label={messages.caption}>
        <table>
          <caption className={layout.hidden}>{messages.caption}</caption>
          <thead>
            <tr>
              <th scope="col">{messages.columns.ingredient}</th>
              <th scope="col">{messages.columns.density}</th>
              <th scope="col">{messages.columns.notes}</th>
            </tr>
          </thead>
          <tbody>
            {INGREDIENT_IDS.slice(0, all ? undefined : INITIAL_ROWS).map((id) => (
              <tr key={id}>
                <th scope="row">{names[id].name}</th>
                <td>{formatNumber(language, INGREDIENTS[id].density, 2)}</td>
                <td>{names[id].note}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollableTable>
      <button type="button" className={buttons.quiet} aria-expanded={all} onClick={() => setAll(!all)}>
        {all ? messages.fewer : fill(messages.all, { n: INGREDIENT_IDS.length })}
      </button>
    </>
  );
}

export const DensitiesIsland = island(Densities);
