import { type ReactNode, useEffect, useRef } from 'react';
import styles from './AnnotatedImage.module.css';
import { openCanvas } from './canvas.ts';
import type { OpenedPicture } from './openPicture.ts';
import { type Gestures, useGestures } from './useGestures.ts';
import { type Size, toFrame, type Viewport, viewScale } from './viewport.ts';

interface Props extends Gestures {
  label: string;
  /** The id of the text that explains the keys. */
  keys: string;
  picture: OpenedPicture;
  view: Viewport;
  frame: Size;
  /** Whether a point in it has visible focus. */
  onLook: (looked: boolean) => void;
  /** Points, lines and the loupe over the picture. */
  children: ReactNode;
}

/** The picture at its zoom level; dragging and pinching move it. */
export function PictureFrame({ label, keys, picture, view, frame, onLook, children, ...gestures }: Props) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const { width, height } = frame;

  useEffect(() => {
    const size = { width, height };
    const scale = viewScale(view, picture, size);
    const corner = toFrame(view, picture, size, { x: 0, y: 0 });
    openCanvas(canvas.current, size)?.drawImage(
      picture.image,
      corner.x,
      corner.y,
      picture.width * scale,
      picture.height * scale,
    );
  }, [picture, view, width, height]);

  return (
    <fieldset
      className={styles.frame}
      aria-label={label}
      aria-describedby={keys}
      data-enlarged={view.zoom > 1}
      onFocus={({ target }) => onLook(target.matches('[role=slider]:focus-visible'))}
      onBlur={() => onLook(false)}
      {...useGestures(gestures)}
    >
      <canvas ref={canvas} className={styles.canvas} />
      {children}
    </fieldset>
  );
}
