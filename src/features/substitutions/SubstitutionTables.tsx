import { defaultKitchen } from '@gramwise/engine/kitchens/kitchen.ts';
import { type Offer, type Offers, offersFor } from '@gramwise/engine/substitutions/offers.ts';
import { SUBSTITUTION_GROUPS, type SubstitutionGroup } from '@gramwise/engine/substitutions/substitutions.ts';
import { SUBSTITUTION_SOURCES } from '@gramwise/engine/substitutions/table/sources.ts';
import type { Catalog } from '#catalogs/catalog.ts';
import { LANGUAGES, type Language } from '#catalogs/languages.ts';
import { FigureSection } from '#tools/live/FigureSection.tsx';
import { amountWriter } from '#tools/substitutions/amountWriter.ts';
import type { SubstituteFood } from '#tools/substitutions/substituteFood.ts';
import { usesText } from '#tools/substitutions/usesText.ts';
import { ScrollableTable } from '#ui/table/ScrollableTable.tsx';
import { TableHead } from '#ui/table/TableHead.tsx';
import styles from './Substitutions.module.css';

interface Props {
  language: Language;
  messages: Catalog['substitutions'];
  measures: Catalog['foods']['measures'];
  foods: readonly SubstituteFood[];
}

/** Every substitution for the amount that the tool starts with, for whoever has no scripts or wants to print it. */
export function SubstitutionTables({ language, messages, measures, foods }: Props) {
  const text = messages.figures;
  const byId = new Map(foods.map((food) => [food.id, food]));
  const kitchen = defaultKitchen(LANGUAGES[language].kitchen);
  const write = amountWriter(language, { measures, pinch: messages.pinch }, kitchen);
  const factsOf = (id: string) => byId.get(id) ?? null;
  const offered = (id: string) => offersFor(id, null, { kitchen, factsOf, diets: [], without: [] });
  const amountOf = ({ food, missing }: Offers, { only }: Offer) => write(only ?? missing, food);
  const usesOf = (offer: Offer) => usesText(language, offer, { write, pieces: messages.pieces });
  return (
    <FigureSection
      language={language}
      id="all-substitutions"
      text={text}
      tables={[]}
      sources={Object.values(SUBSTITUTION_SOURCES)}
    >
      {(Object.keys(SUBSTITUTION_GROUPS) as SubstitutionGroup[]).map((group) => (
        <div key={group} className={styles.group}>
          <h3>{text.groups[group]}</h3>
          <ScrollableTable label={text.groups[group]}>
            <table>
              <TableHead columns={[text.amount, text.use]} />
              {Object.keys(SUBSTITUTION_GROUPS[group])
                .flatMap((id) => offered(id) ?? [])
                .map((found) => (
                  <tbody key={found.food.id}>
                    <tr>
                      <th scope="rowgroup" colSpan={2}>
                        {found.food.name}
                      </th>
                    </tr>
                    {found.offers.map((offer) => (
                      <tr key={usesOf(offer)}>
                        <td>{amountOf(found, offer)}</td>
                        <td>
                          {usesOf(offer)}
                          <small>
                            {offer.row.changes.map((change) => messages.changes[change]).join(' ')}
                          </small>
                        </td>
                      </tr>
                    ))}
                  </tbody>
                ))}
            </table>
          </ScrollableTable>
        </div>
      ))}
    </FigureSection>
  );
}
