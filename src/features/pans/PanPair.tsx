import { type Pan, panSides } from '@gramwise/engine/pans/shapes.ts';
import { PanOutline } from './PanOutline.tsx';
import styles from './Pans.module.css';

interface Props {
  recipe: Pan;
  mine: Pan;
  /** Whether to add a side view. */
  deep: boolean;
  label: string;
  /** Captions of the two pans. */
  names: readonly [string, string];
}

/** Drawing limits in centimeters, beyond any real pan: SVG cannot handle extreme numbers. */
const MIN_DRAWN_CM = 1e-6;
const MAX_DRAWN_CM = 1e6;

/** Two pans drawn to the same scale: from above and, optionally, from the side below. */
export function PanPair({ recipe, mine, deep, label, names }: Props) {
  const pans = [recipe, mine] as const;
  const extents = pans.map(panSides);
  const depths = deep ? pans.map(({ depth }) => depth) : [];
  const measures = [...extents.flat(), ...depths];
  if (measures.some((measure) => measure < MIN_DRAWN_CM || measure > MAX_DRAWN_CM)) return null;
  const tallest = Math.max(...extents.map(([height]) => height));
  const deepest = Math.max(0, ...depths);
  // Equal columns, so that the smaller pan is centered in its half.
  const column = Math.max(...extents.map(([, width]) => width)) * 1.12;
  const gap = deep ? tallest * 0.1 : 0;
  const edge = tallest * 0.02;
  return (
    <figure className={styles.pair}>
      <svg
        role="img"
        aria-label={label}
        viewBox={`0 ${-edge} ${column * 2} ${tallest + gap + deepest + 2 * edge}`}
      >
        {pans.map((pan, index) => {
          const [height, width] = panSides(pan);
          const x = column * index + (column - width) / 2;
          return (
            <g key={names[index]}>
              <PanOutline pan={pan} x={x} y={tallest - height} />
              {deep && (
                <rect
                  className={styles.pan}
                  x={x}
                  y={tallest + gap + deepest - pan.depth}
                  width={width}
                  height={pan.depth}
                />
              )}
            </g>
          );
        })}
      </svg>
      <figcaption aria-hidden="true">
        {names.map((name) => (
          <span key={name}>{name}</span>
        ))}
      </figcaption>
    </figure>
  );
}
