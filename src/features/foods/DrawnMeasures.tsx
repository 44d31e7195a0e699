import type { TableMeasure } from '@gramwise/engine/foods/foodMeasures.ts';
import { measuresToFill } from '@gramwise/engine/foods/measureSet.ts';
import styles from './DrawnMeasures.module.css';

/** A measuring cup with its handle, in drawing units; all others are scaled down from it. */
const WIDTH = 38;
const HEIGHT = 22;
const GAP = 4;
/** Above this many, full cups are one cup with a number. */
const MOST_CUPS = 3;

const SHAPE = 'cup-of-a-set';

/** The shape that `DrawnMeasures` repeats; once on a page. */
export function MeasureShape() {
  return (
    <svg className={styles.shape} aria-hidden="true">
      <symbol id={SHAPE} viewBox={`0 0 ${WIDTH} ${HEIGHT}`} overflow="visible">
        <path d="M1 1h24l-2 17a4 4 0 01-4 3H7a4 4 0 01-4-3z" vectorEffect="non-scaling-stroke" />
        <path d="M25 3h12" vectorEffect="non-scaling-stroke" />
      </symbol>
    </svg>
  );
}

/** The measures to fill for an amount, side by side and to scale: lengths are cube roots of volumes. */
export function DrawnMeasures({ measures }: { measures: readonly TableMeasure[] }) {
  let at = 0;
  const drawn = measuresToFill(measures).flatMap(({ size, times }) => {
    const scale = Math.cbrt(size);
    const many = times > MOST_CUPS;
    return Array.from({ length: many ? 1 : times }, () => {
      const one = { x: at, scale, times: many ? times : 0 };
      at += WIDTH * scale + GAP + (many ? 16 : 0);
      return one;
    });
  });
  const round = (value: number) => Math.round(value * 10) / 10;
  const width = Math.ceil(at - GAP);
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
            href={`#${SHAPE}`}
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
