import type { FoodId } from '@gramwise/engine/foods/foods.ts';
import type { CountryId } from '@gramwise/engine/kitchens/kitchens.ts';
import { shownGrams } from '@gramwise/engine/rounding/metric.ts';
import { sizeInMilliliters } from '@gramwise/engine/rounding/sizes.ts';
import { HOUSEHOLD_SOURCES } from '@gramwise/engine/vessels/householdSources.ts';
import type { Catalog } from '#catalogs/catalog.ts';
import type { Language } from '#catalogs/languages.ts';
import { fill as filled } from '#catalogs/template.ts';
import { listWays } from '#features/foods/listWays.ts';
import table from '#features/foods/MeasureTable.module.css';
import type { FoodMessages } from '#features/foods/messages.ts';
import { formatNumber } from '#format/format.ts';
import { joinRange } from '#format/joinRange.ts';
import { InKitchens } from '#tools/inKitchens/InKitchens.tsx';
import { useLanguage } from '#ui/language/language.ts';
import { TableHead } from '#ui/table/TableHead.tsx';
import layout from '#ui/theme/layout.module.css';
import styles from './FoodPage.module.css';
import { FoodSection } from './FoodSection.tsx';
import { SourceLinks } from './SourceLinks.tsx';
import { weighHousehold } from './weighHousehold.ts';

/** `200–250`; one number where both ends read the same. */
const formatEnds = (language: Language, ends: readonly number[]) =>
  joinRange(ends.map((end) => formatNumber(language, end, 0, 1)));

export type VesselWords = Catalog['ask']['answers']['vessels'];

interface Props {
  food: FoodId;
  name: string;
  messages: FoodMessages;
  vessels: VesselWords;
}

/** What the glasses, cups and pots of the cook's country hold of a food; nothing where the language's has none. */
export function HouseholdMeasures({ food, name, messages, vessels }: Props) {
  const language = useLanguage();
  const words = messages.foods.page.household;
  const rowsIn = (kitchen: CountryId | null) => weighHousehold(language, food, kitchen);
  const [usual] = listWays(food, { language, fills: messages.fills });
  const sourcesIn = (kitchen: CountryId | null) => [...new Set(rowsIn(kitchen).map(({ source }) => source))];
  if (rowsIn(null).length === 0) return null;
  return (
    <FoodSection id="household" title={words.title} text={words.text} inner screenOnly>
      <InKitchens of={rowsIn}>
        {(rows) => (
          <table className={`${table.table} ${table.named}`}>
            <caption className={layout.hidden}>{filled(words.caption, { food: name })}</caption>
            <TableHead columns={[words.measure, words.weight]} />
            <tbody>
              {rows.map(({ id, low, high, grams }) => (
                <tr key={id}>
                  <th scope="row" className={styles.vessel}>
                    {vessels[id]}{' '}
                    <small>
                      {formatEnds(language, [low, high].map(sizeInMilliliters))}
                      {'\u00a0ml'}
                    </small>
                  </th>
                  <td>
                    {formatEnds(language, grams.map(shownGrams))}
                    {'\u00a0g'}
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        )}
      </InKitchens>
      <InKitchens of={sourcesIn}>
        {(sources) => (
          <p className={styles.note}>
            {usual?.label && `${filled(words.filled, { fill: usual.label })} `}
            {words.sizes} <SourceLinks sources={sources.map((id) => HOUSEHOLD_SOURCES[id])} />
          </p>
        )}
      </InKitchens>
    </FoodSection>
  );
}
