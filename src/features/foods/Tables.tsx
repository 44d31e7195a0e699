import {
  cupsOf,
  millilitersOf,
  ouncesOf,
  TABLE_MEASURES,
  TABLE_WEIGHTS_GRAMS,
} from '@gramwise/engine/foods/foodMeasures.ts';
import { measuresForCups } from '@gramwise/engine/foods/measureSet.ts';
import { OTHER_CUPS } from '@gramwise/engine/foods/otherCups.ts';
import { UNITS } from '@gramwise/engine/units/units.ts';
import { US_MEASURES } from '@gramwise/engine/units/usMeasures.ts';
import { formatMeasure } from '#format/formatMeasure.ts';
import { formatMilliliters } from '#format/formatMilliliters.ts';
import { formatGrams, formatOunces } from '#format/weights.ts';
import { useLanguage } from '#ui/language/language.ts';
import { DrawnMeasures } from './DrawnMeasures.tsx';
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
export function ToGrams({
  food,
  ways,
  messages,
  measures = TABLE_MEASURES,
}: Props & { measures?: typeof TABLE_MEASURES | readonly (typeof TABLE_MEASURES)[number][] }) {
  const language = useLanguage();
  const { table, back } = messages.foods.page;
  return (
    <MeasureTable
      caption={table.caption}
      food={food}
      head={table.measure}
      column={back.weight}
      ways={ways}
      messages={messages}
      rows={measures.map((measure) => ({
        key: `${measure.count} ${measure.unit}`,
        name: (
          <>
            {formatMeasure(language, messages.foods.measures, measure.unit, measure.count)}{' '}
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

/** Weights in cups and spoons. */
export function ToCups({ food, ways, messages }: Props) {
  const language = useLanguage();
  const { back } = messages.foods.page;
  return (
    <MeasureTable
      caption={back.caption}
      food={food}
      head={back.weight}
      column={back.measured}
      ways={ways}
      messages={messages}
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
                  {formatMeasure(language, messages.foods.measures, measure.unit, measure.count)}{' '}
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
export function InOtherCups({ food, ways, messages }: Props) {
  const language = useLanguage();
  const { others, back } = messages.foods.page;
  return (
    <MeasureTable
      caption={others.caption}
      food={food}
      head={others.cup}
      column={back.weight}
      ways={ways}
      messages={messages}
      rows={OTHER_CUPS.map((id) => ({
        key: id,
        name: (
          <>
            {messages.foods.cups[id]} <small>{formatMilliliters(language, UNITS[id].size)}</small>
          </>
        ),
        cell: ({ grams }) => formatGrams(language, (grams / US_MEASURES.cup) * UNITS[id].size),
      }))}
    />
  );
}
