import { type Nutrients, nutrientsOf } from '@gramwise/engine/api/foods.ts';
import { isFood } from '@gramwise/engine/foods/figures.ts';
import type { AnyFoodId } from '@gramwise/engine/foods/foods.ts';
import { SOURCES } from '@gramwise/engine/foods/sources.ts';
import { releaseOf } from '@gramwise/engine/foods/table/nutrientRelease.ts';
import {
  LABEL_ROWS,
  type LabelRow,
  leavesOutFiber,
  PART_ROWS,
  toKilojoules,
} from '@gramwise/engine/nutrition/labelParts.ts';
import { cooksWeigh } from '#catalogs/cooksWeigh.ts';
import { LANGUAGES, type Language } from '#catalogs/languages.ts';
import { fill as filled } from '#catalogs/template.ts';
import { formatPieceName } from '#features/foods/formatPieceName.ts';
import { fitsSpoon } from '#features/foods/leadMeasure.ts';
import { shareOfCup, waysToSpoon } from '#features/foods/leadWeights.ts';
import table from '#features/foods/MeasureTable.module.css';
import type { FoodMessages } from '#features/foods/messages.ts';
import { usualPieces } from '#features/foods/usualPieces.ts';
import type { WeighedWay } from '#features/foods/weighedWays.ts';
import { formatNumber } from '#format/format.ts';
import { formatGrams } from '#format/weights.ts';
import { USDA_NAMES } from '#tools/nutrients/usdaNames.ts';
import { useLanguage } from '#ui/language/language.ts';
import { ScrollableTable } from '#ui/table/ScrollableTable.tsx';
import layout from '#ui/theme/layout.module.css';
import styles from './FoodPage.module.css';
import { FoodSection } from './FoodSection.tsx';
import { formatNutrient } from './formatNutrient.ts';
import { labelOf, labelValue, sugarsAbove } from './nutritionRows.ts';

interface Column {
  name: string;
  grams: number;
}

interface Props {
  food: AnyFoodId;
  name: string;
  ways: readonly WeighedWay[];
  messages: FoodMessages;
}

/** A US cup, a spoon and a piece of a food, if it has them; the cup last where cooks weigh. */
function listColumns(language: Language, { food, ways, messages }: Omit<Props, 'name'>): Column[] {
  const { nutrition, figures } = messages.foods.page;
  const lead = cooksWeigh(language) ? 'spoon' : 'cup';
  const cups = ways.slice(0, 1).map(({ grams }) => ({ name: nutrition.cup, grams }));
  const spoons = (isFood(food) && fitsSpoon(food) ? waysToSpoon(ways) : [])
    .slice(0, 1)
    .map(({ grams }) => ({ name: figures.tablespoon, grams: grams * shareOfCup(language, 'tablespoon') }));
  const pieces = usualPieces(language, food)
    .slice(0, 1)
    .map((piece) => ({ name: formatPieceName(messages, piece), grams: piece.grams }));
  return lead === 'cup' ? [...cups, ...spoons, ...pieces] : [...spoons, ...pieces, ...cups];
}

/** Energy, fat, salt and so on, in 100 g, a cup, a spoon and a piece of a food; nothing where USDA has no row for it. */
export function NutritionTable({ food, name, ways, messages }: Props) {
  const language = useLanguage();
  const found = nutrientsOf(food);
  if (!found.ok) return null;
  const words = messages.foods.page.nutrition;
  const country = LANGUAGES[language].kitchen;
  const caption = filled(words.caption, { food: name });
  const columns = listColumns(language, { food, ways, messages });
  const label = labelOf(found.value, country);
  const cell = (id: LabelRow, grams: number) => (
    <Figure id={id} value={labelValue(label, id, grams)} unknown={words.unknown} />
  );
  return (
    <FoodSection id="nutrition" title={words.title} screenOnly>
      <ScrollableTable label={caption}>
        <table className={`${table.table} ${table.named} ${styles.nutrition}`}>
          <caption className={layout.hidden}>{caption}</caption>
          <thead>
            <tr>
              <th scope="col">{words.nutrient}</th>
              <th scope="col">{formatGrams(language, 100)}</th>
              {columns.map((column) => (
                <th key={column.name} scope="col">
                  {column.name} <small>{formatGrams(language, column.grams)}</small>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {LABEL_ROWS.map((id) => (
              <tr key={id} data-part={PART_ROWS.has(id) || undefined}>
                <th scope="row">{words.rows[id]}</th>
                <td>{cell(id, 100)}</td>
                {columns.map((column) => (
                  <td key={column.name}>{cell(id, column.grams)}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollableTable>
      <p className={styles.note}>
        {words.note[leavesOutFiber(country) ? 'withoutFiber' : 'withFiber']}{' '}
        {sugarsAbove(label) && `${words.sugarsAbove} `}
        {words.brands}
      </p>
      <p className={styles.note}>
        {words.source} <SourceRow row={found.value.row} />
      </p>
    </FoodSection>
  );
}

function Figure({ id, value, unknown }: { id: LabelRow; value: number | null; unknown: string }) {
  const language = useLanguage();
  if (value === null)
    return (
      <>
        <span aria-hidden="true">–</span>
        <span className={layout.hidden}>{unknown}</span>
      </>
    );
  if (id !== 'energy') return formatNutrient(language, id, value);
  return (
    <>
      {formatNumber(language, value, 0)}
      {'\u00a0'}kcal{' '}
      <small>
        {formatNumber(language, toKilojoules(value), 0)}
        {'\u00a0'}kJ
      </small>
    </>
  );
}

/** `USDA SR26 (2013), NDB 20081: Wheat flour, white` */
function SourceRow({ row }: { row: Nutrients['row'] }) {
  const { short, url } = SOURCES.usda;
  return (
    <span lang="en">
      <a href={url} rel="external noopener">
        {short} {releaseOf(row)}
      </a>
      , NDB {String(row).padStart(5, '0')}: {USDA_NAMES[row]}
    </span>
  );
}
