import { publishedFigures } from '@gramwise/engine/foods/figures.ts';
import type { FoodId } from '@gramwise/engine/foods/foods.ts';
import { SOURCES } from '@gramwise/engine/foods/sources.ts';
import { fill as filled } from '#catalogs/template.ts';
import { formatGrams, formatGramsNumber } from '#format/weights.ts';
import { useLanguage } from '#ui/language/language.ts';
import styles from './DotPlotFigure.module.css';
import { layOutDotPlot } from './dotPlot.ts';
import { comparedShare } from './leadWeights.ts';
import type { FoodMessages } from './messages.ts';
import type { WeighedWay } from './weighedWays.ts';

interface Props {
  food: FoodId;
  name: string;
  ways: readonly WeighedWay[];
  messages: FoodMessages;
}

const percent = (value: number) => `${Number(value.toFixed(2))}%`;
const em = (value: number) => `${Number((value * 1.75).toFixed(3))}em`;

/** A text with a capital first letter. */
const capitalize = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** The weight of a cup, or of 100 ml where cooks weigh, by each source, as dots on one axis, one row for each way to fill the cup. */
export function DotPlotFigure({ food, name, ways, messages }: Props) {
  const language = useLanguage();
  const { plot: words } = messages.foods.page;
  const share = comparedShare(language);
  const figures = ways.map(({ fill }) =>
    publishedFigures(food, fill).map((figure, index) => ({
      name: SOURCES[figure.source].short,
      grams: figure.gramsPerCup * share,
      used: index === 0,
    })),
  );
  const plot = layOutDotPlot(figures);
  const descriptions = ways.map(({ fill, label }, index) =>
    filled(words.way, {
      fill: capitalize(label || messages.fills[fill]),
      figures: (figures[index] ?? [])
        .map((figure) => `${figure.name} ${formatGrams(language, figure.grams)}`)
        .join(', '),
    }),
  );
  const alternative = [filled(words.alternative, { food: name }), ...descriptions].join(' ');
  return (
    <figure className={styles.figure}>
      <svg role="img" aria-label={alternative} className={styles.plot} height={em(plot.height)}>
        {plot.ticks.map(({ grams, x }) => (
          <g key={grams}>
            <line className={styles.grid} x1={percent(x)} x2={percent(x)} y1="0" y2={em(plot.axis)} />
            <text className={styles.tick} x={percent(x)} y={em(plot.axis)} dy="1.3em">
              {formatGramsNumber(language, grams)}
            </text>
          </g>
        ))}
        <line className={styles.axis} x1="0" x2="100%" y1={em(plot.axis)} y2={em(plot.axis)} />
        {plot.rows.map(({ title, band, dots }, index) => {
          const { fill = 'level', label = '' } = ways[index] ?? {};
          return (
            <g key={fill}>
              {ways.length > 1 && (
                <text className={styles.way} x="0" y={em(title)} dy="0.32em">
                  {capitalize(label || messages.fills[fill])}
                </text>
              )}
              {band && (
                <rect
                  className={styles.band}
                  x={percent(band.x)}
                  width={percent(band.width)}
                  y={em(band.y)}
                  height={em(band.height)}
                  rx="0.3em"
                />
              )}
              {dots.map(({ name: source, grams, used, x, y, nameAfter }) => {
                const [after, before] = nameAfter
                  ? [source, formatGramsNumber(language, grams)]
                  : [formatGramsNumber(language, grams), source];
                return (
                  <g key={`${source}${y}`} data-used={used || undefined}>
                    <circle className={styles.dot} cx={percent(x)} cy={em(y)} r="0.42em" />
                    <text
                      className={nameAfter ? styles.name : styles.value}
                      x={percent(x)}
                      y={em(y)}
                      dx="0.9em"
                      dy="0.34em"
                    >
                      {after}
                    </text>
                    <text
                      className={nameAfter ? styles.value : styles.name}
                      x={percent(x)}
                      y={em(y)}
                      dx="-0.9em"
                      dy="0.34em"
                      textAnchor="end"
                    >
                      {before}
                    </text>
                  </g>
                );
              })}
            </g>
          );
        })}
      </svg>
      <p className={styles.unit} aria-hidden="true">
        {words.axis}
      </p>
      <figcaption>
        {words.caption}
        {plot.rows.some(({ band }) => band) && ` ${words.range}`}
      </figcaption>
    </figure>
  );
}
