import type { Point } from '@gramwise/engine/photo/point.ts';
import { useEffect, useRef } from 'react';
import styles from './AnnotatedImage.module.css';
import { drawAround, openCanvas } from './canvas.ts';
import { MARK_GROUPS } from './marks.ts';
import type { Lines } from './Outlines.tsx';
import type { OpenedPicture } from './openPicture.ts';

interface Props {
  picture: OpenedPicture;
  lines: Lines;
  at: Point;
  /** CSS pixels per pixel of the picture, in the frame below. */
  scale: number;
  /** The side of the frame the point is on; the loupe goes to the other one. */
  away: 'left' | 'right';
}

/** In CSS pixels. */
const LOUPE = { width: 128, height: 128 };

/** The loupe shows three times the frame's scale, but at least this many CSS pixels per pixel of the picture. */
const MIN_ENLARGEMENT = 1.5;

/** A point and its surroundings, enlarged, away from the finger that would cover them. */
export function Loupe({ picture, lines, at, scale, away }: Props) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const enlarged = Math.max(MIN_ENLARGEMENT, 3 * scale);

  useEffect(() => {
    const pen = openCanvas(canvas.current, LOUPE);
    if (!pen) return;
    drawAround(pen, picture, at, LOUPE, enlarged);
    const { color, backgroundColor } = getComputedStyle(pen.canvas);
    for (const [width, style] of [
      [3, backgroundColor],
      [1.25, color],
    ] as const) {
      pen.lineWidth = width / enlarged;
      pen.strokeStyle = style;
      for (const group of MARK_GROUPS) {
        pen.beginPath();
        for (const { x, y } of lines[group]) pen.lineTo(x, y);
        pen.closePath();
        pen.stroke();
      }
    }
  }, [picture, lines, at, enlarged]);

  return (
    <div className={styles.loupe} data-away={away} aria-hidden="true">
      <canvas ref={canvas} />
    </div>
  );
}
