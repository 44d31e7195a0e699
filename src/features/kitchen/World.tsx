import { teaspoonOf } from '@gramwise/engine/kitchens/kitchen.ts';
import { KITCHENS } from '@gramwise/engine/kitchens/kitchens.ts';
import type { KitchenUnitId } from '@gramwise/engine/units/units.ts';
import type { Catalog } from '#catalogs/catalog.ts';
import { countriesFor } from '#catalogs/countries.ts';
import type { Language } from '#catalogs/languages.ts';
import { Section } from '#ui/section/Section.tsx';
import { ScrollableTable } from '#ui/table/ScrollableTable.tsx';
import { TableHead } from '#ui/table/TableHead.tsx';
import { CupSizes } from './CupSizes.tsx';
import { formatLabelMilliliters } from './kitchenText.ts';
import styles from './World.module.css';

/** What each country measures with. */
export function World({ language, messages }: { language: Language; messages: Catalog['kitchen'] }) {
  const { world, countries } = messages;
  const size = (unit: KitchenUnitId | null) => (unit ? formatLabelMilliliters(language, unit) : '–');
  const columns = [world.country, world.cup, world.tablespoon, world.teaspoon, world.fluidOunce, world.oven];
  return (
    <Section id="world-title" title={world.title} lead={world.lead}>
      <CupSizes language={language} messages={messages} />
      <ScrollableTable label={world.title}>
        <table className={styles.world}>
          <TableHead columns={columns} />
          <tbody>
            {countriesFor(language).map((id) => {
              const { cup, tablespoon, fluidOunce, oven } = KITCHENS[id];
              return (
                <tr key={id}>
                  <th scope="row">{countries[id]}</th>
                  <td>{size(cup)}</td>
                  <td>{size(tablespoon)}</td>
                  <td>{size(teaspoonOf({ tablespoon }))}</td>
                  <td>{size(fluidOunce)}</td>
                  <td>{world.degrees[oven]}</td>
                </tr>
              );
            })}
          </tbody>
        </table>
      </ScrollableTable>
    </Section>
  );
}
