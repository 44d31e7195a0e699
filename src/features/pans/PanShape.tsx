import type { Pan } from '#domain/pans/shapes.ts';
import styles from './Pans.module.css';

/** A pan's width and height from above, in centimeters. */
export function panExtent(pan: Pan): { width: number; height: number } {
  switch (pan.shape) {
    case 'round':
      return { width: pan.diameter, height: pan.diameter };
    case 'square':
      return { width: pan.side, height: pan.side };
    case 'rectangular':
    case 'loaf':
      return { width: pan.width, height: pan.length };
  }
}

/** A pan from above, with its corner at `x`, `y`; one SVG unit is one centimeter. */
export function PanShape({ pan, x, y }: { pan: Pan; x: number; y: number }) {
  const { width, height } = panExtent(pan);
  if (pan.shape === 'round') {
    return <circle className={styles.pan} cx={x + width / 2} cy={y + width / 2} r={width / 2} />;
  }
  const corner = Math.min(width, height) * (pan.shape === 'rectangular' ? 0.08 : 0.04);
  return <rect className={styles.pan} x={x} y={y} width={width} height={height} rx={corner} />;
}
