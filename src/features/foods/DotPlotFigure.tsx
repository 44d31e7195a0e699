import { defaultFill, publishedFigures } from '@gramwise/engine/foods/figures.ts';
import type { FillId } from '@gramwise/engine/foods/food.ts';
import type { FoodId } from '@gramwise/engine/foods/foods.ts';
import { foodName } from '@gramwise/engine/foods/names/names.ts';
import { sourceName } from '@gramwise/engine/foods/names/sourceNames.ts';
import type { Language } from '#catalogs/languages.ts';
import { fill as filled } from '#catalogs/template.ts';
import { formatGrams, formatGramsNumber } from '#format/weights.ts';
import { useLanguage } from '#ui/language/language.ts';
import styles from './DotPlotFigure.module.css';
import { layOutDotPlot, type PlotFigure } from './dotPlot.ts';
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

/** A row of the plot: its title, and what was published. */
interface Row {
  id: string;
  title: string;
  figures: readonly PlotFigure[];
}

/** The published weights of a food filled in one way, by the share of a cup that is compared. */
const figuresOf = (language: Language, food: FoodId, fill: FillId, share: number): readonly PlotFigure[] =>
  publishedFigures(food, fill).map((figure, index) => ({
    name: sourceName(language, figure.source),
    grams: figure.gramsPerCup * share,
    used: index === 0,
  }));

/** The food that a single weight is compared with, which alone would say nothing. */
const REFERENCE: FoodId = 'water';

/** One row for each way to fill the cup; a single weight stands beside that of water. */
function rowsOf(language: Language, { food, name, ways }: Props): readonly Row[] {
  const share = comparedShare(language);
  const rows = ways.map(({ fill, label }) => ({
    id: fill,
    title: label || name,
    figures: figuresOf(language, food, fill, share),
  }));
  const [only] = rows;
  if (!only || rows.length > 1 || only.figures.length > 1 || food === REFERENCE) return rows;
  const water = figuresOf(language, REFERENCE, defaultFill(REFERENCE), share).slice(0, 1);
  return [
    { ...only, title: name },
    { id: REFERENCE, title: foodName(language, REFERENCE), figures: water },
  ];
}

/** The weight of a cup, or of 100 ml where cooks weigh, by each source, as dots on one axis. */
export function DotPlotFigure(props: Props) {
  const { name, messages } = props;
  const language = useLanguage();
  const { plot: words } = messages.foods.page;
  const rows = rowsOf(language, props);
  const plot = layOutDotPlot(rows.map(({ figures }) => figures));
  const descriptions = rows.map(({ title, figures }) =>
    filled(words.way, {
      fill: capitalize(title),
      figures: figures.map((figure) => `${figure.name} ${formatGrams(language, figure.grams)}`).join(', '),
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
          const { id = '', title: text = '' } = rows[index] ?? {};
          return (
            <g key={id}>
              {rows.length > 1 && (
                <text className={styles.way} x="0" y={em(title)} dy="0.32em">
                  {capitalize(text)}
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
