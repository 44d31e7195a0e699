import type { Point } from '@gramwise/engine/photo/point.ts';
import styles from './AnnotatedImage.module.css';
import type { MarkGroup } from './marks.ts';
import { type Size, toFrame, type Viewport } from './viewport.ts';

/** Closed lines in the picture: through the marks of the reference, and along the fitted rim. */
export type Lines = Readonly<Record<MarkGroup, readonly Point[]>>;

interface Props {
  lines: Lines;
  view: Viewport;
  picture: Size;
  frame: Size;
}

/** The lines over the picture, equally thick at any zoom. */
export function Outlines({ lines, view, picture, frame }: Props) {
  const inFrame = (line: readonly Point[]) =>
    line
      .map((point) => toFrame(view, picture, frame, point))
      .map(({ x, y }) => `${x.toFixed(1)},${y.toFixed(1)}`)
      .join(' ');
  return (
    <svg
      className={styles.lines}
      viewBox={`0 0 ${frame.width} ${frame.height}`}
      aria-hidden="true"
      focusable="false"
    >
      {(['corner', 'edge'] as const).map((group) => (
        <g key={group} data-group={group}>
          <polygon points={inFrame(lines[group])} />
          <polygon points={inFrame(lines[group])} />
        </g>
      ))}
    </svg>
  );
}
