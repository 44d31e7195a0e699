import type { VesselId } from '@gramwise/engine/vessels/countedVessels.ts';
import { useId } from 'react';
import styles from './WithoutScale.module.css';

/** A vessel on 48 by 48 units: what holds the food, the rest of its outline, and the heights between which it is filled. */
interface Shape {
  inside: string;
  outline?: string;
  top: number;
  bottom: number;
}

const GLASS: Shape = { inside: 'M13 6h22l-3 36a2 2 0 01-2 2H18a2 2 0 01-2-2z', top: 6, bottom: 44 };
const STEMMED: Shape = {
  inside: 'M13 5h22c0 12-2 20-11 20S13 17 13 5z',
  outline: 'M24 25v16M15 43h18',
  top: 5,
  bottom: 25,
};
const SMALL_GLASS: Shape = { inside: 'M17 16h14l-2 26a2 2 0 01-2 2h-6a2 2 0 01-2-2z', top: 16, bottom: 44 };
const CUP: Shape = {
  inside: 'M9 12h24v20a8 8 0 01-8 8h-8a8 8 0 01-8-8z',
  outline: 'M33 17h4a5 5 0 015 5v3a6 6 0 01-6 6h-3',
  top: 12,
  bottom: 40,
};
const SPOON: Shape = {
  inside: 'M3 25h20c0 8-4 12-10 12S3 33 3 25z',
  outline: 'M23 26l22-11',
  top: 25,
  bottom: 37,
};

const SHAPES: Readonly<Record<VesselId, Shape>> = {
  cup: CUP,
  tablespoon: SPOON,
  teaspoon: SPOON,
  waterGlass: GLASS,
  mustardGlass: GLASS,
  wineGlass: STEMMED,
  liqueurGlass: SMALL_GLASS,
  shotGlass: SMALL_GLASS,
  mochaCup: CUP,
  coffeeCup: CUP,
  breakfastCup: CUP,
  bowl: { inside: 'M5 16h38c0 15-7 25-19 25S5 31 5 16z', outline: 'M17 43h14', top: 16, bottom: 41 },
  yogurtPot: {
    inside: 'M12 12h24l-3 29a2 2 0 01-2 2H17a2 2 0 01-2-2z',
    outline: 'M10 9h28v3H10z',
    top: 12,
    bottom: 43,
  },
  becher: {
    inside: 'M10 10h28l-4 32a2 2 0 01-2 2H16a2 2 0 01-2-2z',
    outline: 'M8 7h32v3H8z',
    top: 10,
    bottom: 44,
  },
  ladle: { inside: 'M4 24h24c0 11-4 17-12 17S4 35 4 24z', outline: 'M28 25L38 4l5 2', top: 24, bottom: 41 },
};

/** A vessel filled to a share of it. */
function Filled({ shape, share }: { shape: Shape; share: number }) {
  const id = useId();
  const { inside, outline, top, bottom } = shape;
  const height = (bottom - top) * share;
  return (
    <svg viewBox="0 0 48 48" width="48" height="48" aria-hidden="true">
      <clipPath id={id}>
        <path d={inside} />
      </clipPath>
      <rect
        x="0"
        y={Math.round((bottom - height) * 10) / 10}
        width="48"
        height={Math.round(height * 10) / 10}
        clipPath={`url(#${id})`}
        className={styles.food}
      />
      <path d={inside} />
      {outline && <path d={outline} />}
    </svg>
  );
}

/** More vessels than this are drawn as one with a number. */
const MAX_DRAWN = 6;

/** So many vessels side by side, the last one filled to the fraction. Decorative: the words beside it say the same. */
export function VesselDrawing({ vessel, count }: { vessel: VesselId; count: number }) {
  const shape = SHAPES[vessel];
  const whole = Math.floor(count);
  const rest = count - whole;
  const many = whole > MAX_DRAWN;
  const full = Array.from({ length: many ? 1 : whole }, (_, index) => index);
  return (
    <div className={styles.drawing}>
      {full.map((index) => (
        <Filled key={index} shape={shape} share={1} />
      ))}
      {many && (
        <span className={styles.times} aria-hidden="true">
          × {whole}
        </span>
      )}
      {rest > 0 && <Filled shape={shape} share={rest} />}
    </div>
  );
}
