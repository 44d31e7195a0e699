import { type Pan, panSides } from '@gramwise/engine/pans/shapes.ts';
import styles from './Pans.module.css';

/** The tube of a ring in the drawing, as a share of its width. */
const TUBE_SHARE = 0.2;

/** A pan from above, with its corner at `x`, `y`; one SVG unit is one centimeter. */
export function PanOutline({ pan, x, y }: { pan: Pan; x: number; y: number }) {
  const [height, width] = panSides(pan);
  const round = (share: number) => (
    <ellipse
      className={styles.pan}
      cx={x + width / 2}
      cy={y + height / 2}
      rx={(width / 2) * share}
      ry={(height / 2) * share}
    />
  );
  if (pan.shape === 'round' || pan.shape === 'oval') return round(1);
  if (pan.shape === 'ring') {
    return (
      <>
        {round(1)}
        {round(TUBE_SHARE)}
      </>
    );
  }
  const corner = Math.min(width, height) * (pan.shape === 'rectangular' ? 0.08 : 0.04);
  return <rect className={styles.pan} x={x} y={y} width={width} height={height} rx={corner} />;
}
