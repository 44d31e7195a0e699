import { defaultKitchen } from '@gramwise/engine/kitchens/kitchen.ts';
import type { Catalog } from '#catalogs/catalog.ts';
import { LANGUAGES, type Language } from '#catalogs/languages.ts';
import { FigureSection } from '#tools/live/FigureSection.tsx';
import { amountWriter } from '#tools/substitutions/amountWriter.ts';
import { parseMeasure } from '#tools/substitutions/measure.ts';
import type { SubstituteFood } from '#tools/substitutions/substituteFood.ts';
import {
  SUBSTITUTION_GROUPS,
  type SubstitutionGroup,
  substitutionsFor,
  usedIn,
} from '#tools/substitutions/substitutions.ts';
import type { SubstitutionRow } from '#tools/substitutions/table/row.ts';
import { SUBSTITUTION_SOURCES } from '#tools/substitutions/table/sources.ts';
import { usesText } from '#tools/substitutions/usesText.ts';
import { ScrollableTable } from '#ui/table/ScrollableTable.tsx';
import styles from './Substitutions.module.css';

interface Props {
  language: Language;
  messages: Catalog['substitutions'];
  measures: Catalog['foods']['measures'];
  foods: readonly SubstituteFood[];
}

/** Every substitution as published, for whoever has no scripts or wants to print it. */
export function SubstitutionTables({ language, messages, measures, foods }: Props) {
  const text = messages.figures;
  const byId = new Map(foods.map((food) => [food.id, food]));
  const write = amountWriter(
    language,
    { measures, pinch: messages.pinch },
    defaultKitchen(LANGUAGES[language].kitchen),
  );
  const amountOf = (id: string, published: string) => {
    const food = byId.get(id);
    return food ? write(parseMeasure(published), food) : '';
  };
  const usesOf = (row: SubstitutionRow) =>
    usesText(
      language,
      {
        uses: usedIn(row).flatMap(([id, published]) => {
          const food = byId.get(id);
          return food ? [{ food, amount: parseMeasure(published) }] : [];
        }),
      },
      { write, pieces: messages.pieces },
    );
  return (
    <FigureSection
      language={language}
      id="all-substitutions"
      title={text.title}
      lead={text.lead}
      tables={[]}
      notes={text.notes}
      sources={{ label: text.sources, all: Object.values(SUBSTITUTION_SOURCES) }}
    >
      {(Object.keys(SUBSTITUTION_GROUPS) as SubstitutionGroup[]).map((group) => (
        <div key={group} className={styles.group}>
          <h3>{text.groups[group]}</h3>
          <ScrollableTable label={text.groups[group]}>
            <table>
              <thead>
                <tr>
                  {[text.food, text.amount, text.use].map((column) => (
                    <th key={column} scope="col">
                      {column}
                    </th>
                  ))}
                </tr>
              </thead>
              {Object.keys(SUBSTITUTION_GROUPS[group]).map((food) => (
                <tbody key={food}>
                  {substitutionsFor(food).map((row, index, { length }) => (
                    <tr key={usesOf(row)}>
                      {index === 0 && (
                        <th scope="rowgroup" rowSpan={length}>
                          {byId.get(food)?.name}
                        </th>
                      )}
                      <td>{amountOf(food, row.for)}</td>
                      <td>
                        {usesOf(row)}
                        <small>{row.changes.map((change) => messages.changes[change]).join(' ')}</small>
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
