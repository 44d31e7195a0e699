import type { TableMeasure } from '@gramwise/engine/foods/foodMeasures.ts';
import { measuresToFill } from '@gramwise/engine/foods/measureSet.ts';
import styles from './DrawnMeasures.module.css';

/** A measuring cup with its handle, in drawing units; all others are scaled down from it. */
const WIDTH = 38;
const HEIGHT = 22;
const GAP = 4;
/** More full cups than this are drawn as one cup with a number. */
const MAX_DRAWN_CUPS = 3;

const SHAPE_ID = 'cup-of-a-set';

/** The SVG symbol that `DrawnMeasures` reuses; rendered once per page. */
export function MeasureShape() {
  return (
    <svg className={styles.shape} aria-hidden="true">
      <symbol id={SHAPE_ID} viewBox={`0 0 ${WIDTH} ${HEIGHT}`} overflow="visible">
        <path d="M1 1h24l-2 17a4 4 0 01-4 3H7a4 4 0 01-4-3z" vectorEffect="non-scaling-stroke" />
        <path d="M25 3h12" vectorEffect="non-scaling-stroke" />
      </symbol>
    </svg>
  );
}

/** The measures to fill for an amount, side by side and to scale: lengths are cube roots of volumes. */
export function DrawnMeasures({ measures }: { measures: readonly TableMeasure[] }) {
  let nextX = 0;
  const drawn = measuresToFill(measures).flatMap(({ size, times }) => {
    const scale = Math.cbrt(size);
    const many = times > MAX_DRAWN_CUPS;
    return Array.from({ length: many ? 1 : times }, () => {
      const measure = { x: nextX, scale, times: many ? times : 0 };
      nextX += WIDTH * scale + GAP + (many ? 16 : 0);
      return measure;
    });
  });
  const round = (value: number) => Math.round(value * 10) / 10;
  const width = Math.ceil(nextX - GAP);
  return (
    <svg
      className={styles.drawn}
      viewBox={`0 0 ${width} ${HEIGHT}`}
      width={width}
      height={HEIGHT}
      aria-hidden="true"
    >
      {drawn.map(({ x, scale, times }) => (
        <g key={x}>
          <use
            href={`#${SHAPE_ID}`}
            x={round(x)}
            y={round(HEIGHT * (1 - scale))}
            width={round(WIDTH * scale)}
            height={round(HEIGHT * scale)}
          />
          {times > 0 && (
            <text x={round(x + 27)} y="17">
              ×{times}
            </text>
          )}
        </g>
      ))}
    </svg>
  );
}
