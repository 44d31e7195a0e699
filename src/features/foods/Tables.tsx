import {
  cupsOf,
  LOCAL_MEASURES,
  type LocalMeasure,
  localMilliliters,
  millilitersOf,
  ouncesOf,
  TABLE_WEIGHTS_GRAMS,
  type TableMeasure,
} from '@gramwise/engine/foods/foodMeasures.ts';
import { measuresForCups } from '@gramwise/engine/foods/measureSet.ts';
import { OTHER_CUPS } from '@gramwise/engine/foods/otherCups.ts';
import { KITCHENS } from '@gramwise/engine/kitchens/kitchens.ts';
import { shownMilliliters } from '@gramwise/engine/rounding/metric.ts';
import { measurerFor } from '@gramwise/engine/rounding/spoons.ts';
import { MEASURES } from '@gramwise/engine/units/measureWords.ts';
import { UNITS } from '@gramwise/engine/units/units.ts';
import { US_MEASURES } from '@gramwise/engine/units/usMeasures.ts';
import { cooksWeigh } from '#catalogs/cooksWeigh.ts';
import { LANGUAGES, type Language } from '#catalogs/languages.ts';
import { formatNumber } from '#format/format.ts';
import { formatMeasure } from '#format/formatMeasure.ts';
import { formatMilliliters } from '#format/formatMilliliters.ts';
import { formatGrams, formatOunces } from '#format/weights.ts';
import { useLanguage } from '#ui/language/language.ts';
import { DrawnMeasures } from './DrawnMeasures.tsx';
import { waysToSpoon } from './leadWeights.ts';
import styles from './MeasureTable.module.css';
import { MeasureTable } from './MeasureTable.tsx';
import type { FoodMessages } from './messages.ts';
import type { WeighedWay } from './weighedWays.ts';

interface Props {
  food: string;
  ways: readonly WeighedWay[];
  messages: FoodMessages;
}

/** Cups and spoons in grams and ounces. */
export function ToGrams({ measures, ...props }: Props & { measures: readonly TableMeasure[] }) {
  const language = useLanguage();
  const { measures: names, page } = props.messages.foods;
  const { table, back } = page;
  return (
    <MeasureTable
      {...props}
      caption={table.caption}
      head={table.measure}
      column={back.weight}
      rows={measures.map((measure) => ({
        key: `${measure.count} ${measure.unit}`,
        name: (
          <>
            {formatMeasure(language, names, measure.unit, measure.count)}{' '}
            <small>{formatMilliliters(language, millilitersOf(measure))}</small>
          </>
        ),
        cell: (way) => {
          const grams = way.grams * cupsOf(measure);
          return (
            <>
              {formatGrams(language, grams)} <small>{formatOunces(language, ouncesOf(grams))}</small>
            </>
          );
        },
      }))}
    />
  );
}

/** In what the country's jugs are marked in, and in liters from one on: `10 cl`, `100 ml`, `1.03 l`. */
function formatJug(language: Language, milliliters: number): string {
  const jug = milliliters < 1000 ? KITCHENS[LANGUAGES[language].kitchen].jug : 'l';
  return `${formatNumber(language, milliliters / MEASURES[jug].size, 0, 2)}\u00a0${jug}`;
}

const SPOONS = { metric_tablespoon: 'tablespoon', metric_teaspoon: 'teaspoon' } as const;

/** The country's spoons and jug in grams, where cooks weigh. */
export function LocalToGrams({
  measures = LOCAL_MEASURES,
  ...props
}: Props & { measures?: readonly LocalMeasure[] }) {
  const language = useLanguage();
  const { measures: names, page } = props.messages.foods;
  const { local, back } = page;
  return (
    <MeasureTable
      {...props}
      caption={local.caption}
      head={local.measure}
      column={back.weight}
      ways={waysToSpoon(props.ways)}
      rows={measures.map((measure) => ({
        key: `${measure.count} ${measure.unit}`,
        name:
          measure.unit === 'milliliters' ? (
            formatJug(language, measure.count)
          ) : (
            <>
              {formatMeasure(language, names, SPOONS[measure.unit], measure.count)}{' '}
              <small>{formatMilliliters(language, localMilliliters(measure))}</small>
            </>
          ),
        cell: ({ grams }) => formatGrams(language, (grams / US_MEASURES.cup) * localMilliliters(measure)),
      }))}
    />
  );
}

/** Above this nobody counts spoons. */
const MAX_SPOONS_ML = 90;

const LOCAL_SIZES = {
  cup: null,
  tablespoon: UNITS.metric_tablespoon.size,
  teaspoon: UNITS.metric_teaspoon.size,
};

/** Weights in the country's jug, and in spoons where these are few. */
export function LocalFromGrams(props: Props) {
  const language = useLanguage();
  const { measures: names, page } = props.messages.foods;
  const { localBack, back } = page;
  return (
    <MeasureTable
      {...props}
      caption={localBack.caption}
      head={back.weight}
      column={localBack.measured}
      ways={waysToSpoon(props.ways)}
      rows={TABLE_WEIGHTS_GRAMS.map((grams) => ({
        key: `${grams}`,
        name: formatGrams(language, grams),
        cell: (way) => {
          const milliliters = (grams / way.grams) * US_MEASURES.cup;
          const spoons =
            milliliters <= MAX_SPOONS_ML ? (measurerFor(LOCAL_SIZES)(milliliters)?.measures ?? []) : [];
          return (
            <>
              {formatJug(language, shownMilliliters(milliliters))}{' '}
              {spoons.length > 0 && (
                <small>
                  {spoons
                    .flatMap(({ unit, whole, numerator, denominator }) =>
                      unit === 'tablespoon' || unit === 'teaspoon'
                        ? formatMeasure(language, names, unit, whole + numerator / denominator)
                        : [],
                    )
                    .join(' + ')}
                </small>
              )}
            </>
          );
        },
      }))}
    />
  );
}

/** Weights in cups and spoons. */
export function ToCups(props: Props) {
  const language = useLanguage();
  const { measures: names, page } = props.messages.foods;
  const { back } = page;
  return (
    <MeasureTable
      {...props}
      caption={back.caption}
      head={back.weight}
      column={back.measured}
      rows={TABLE_WEIGHTS_GRAMS.map((grams) => ({
        key: `${grams}`,
        name: formatGrams(language, grams),
        cell: (way) => {
          const parts = measuresForCups(grams / way.grams);
          return (
            <span className={styles.parts}>
              {parts.map((measure, index) => (
                <span key={measure.unit}>
                  {index > 0 && '+\u00a0'}
                  {formatMeasure(language, names, measure.unit, measure.count)}{' '}
                </span>
              ))}
              <DrawnMeasures measures={parts} />
            </span>
          );
        },
      }))}
    />
  );
}

/** The food in other countries' cups and spoons. */
export function InOtherCups(props: Props) {
  const language = useLanguage();
  const { cups, page } = props.messages.foods;
  const { others, back } = page;
  return (
    <MeasureTable
      {...props}
      caption={others.caption}
      head={others.cup}
      column={back.weight}
      rows={OTHER_CUPS.filter((id) => !(cooksWeigh(language) && id in SPOONS)).map((id) => ({
        key: id,
        name: (
          <>
            {cups[id]} <small>{formatMilliliters(language, UNITS[id].size)}</small>
          </>
        ),
        cell: ({ grams }) => formatGrams(language, (grams / US_MEASURES.cup) * UNITS[id].size),
      }))}
    />
  );
}
