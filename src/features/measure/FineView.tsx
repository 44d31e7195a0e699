import type { Point } from '@gramwise/engine/photo/point.ts';
import { type KeyboardEvent, type PointerEvent, useEffect, useRef } from 'react';
import { fill } from '#catalogs/template.ts';
import { arrowStep } from './arrowStep.ts';
import { drawAround, openCanvas } from './canvas.ts';
import styles from './FineMarks.module.css';
import type { MeasureMessages } from './messages.ts';
import type { OpenedPicture } from './openPicture.ts';
import { useFrame } from './useFrame.ts';

interface Props {
  /** The name of the mark, and the id of what explains it. */
  name: string;
  help: string;
  messages: Pick<MeasureMessages['picture'], 'at'>;
  picture: OpenedPicture;
  mark: Point;
  onPlace: (at: Point) => void;
  onNext: () => void;
}

/** In CSS pixels per pixel of the picture, so that a finger sets a mark to one of these. */
const FINE_SCALE = 1.5;

/** How much larger than the whole picture in the same place. */
const MIN_ENLARGEMENT = 4;

/** The surroundings of a mark, enlarged under a cross: dragging the picture or arrow keys set the mark. */
export function FineView({ name, help, messages, picture, mark, onPlace, onNext }: Props) {
  const view = useRef<HTMLDivElement>(null);
  const canvas = useRef<HTMLCanvasElement>(null);
  const grip = useRef<{ mark: Point; pointer: Point } | null>(null);
  const { width, height } = useFrame(view);
  const whole = Math.min(width / picture.width, height / picture.height);
  const scale = Math.max(FINE_SCALE, MIN_ENLARGEMENT * whole);

  useEffect(() => {
    // What is below the view must not jump while a finger sets mark after mark.
    view.current?.focus({ preventScroll: true });
  }, []);

  useEffect(() => {
    const frame = { width, height };
    const pen = openCanvas(canvas.current, frame);
    if (pen) drawAround(pen, picture, mark, frame, scale);
  }, [picture, mark, width, height, scale]);

  const press = (event: KeyboardEvent) => {
    const step = arrowStep(event);
    if (!step && event.key !== 'Enter') return;
    event.preventDefault();
    if (step) onPlace({ x: mark.x + step.x, y: mark.y + step.y });
    else onNext();
  };
  const start = (event: PointerEvent<HTMLElement>) => {
    if (event.button !== 0) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    grip.current = { mark, pointer: { x: event.clientX, y: event.clientY } };
  };
  const move = ({ clientX, clientY }: PointerEvent<HTMLElement>) => {
    if (!grip.current) return;
    const { mark: from, pointer } = grip.current;
    onPlace({ x: from.x - (clientX - pointer.x) / scale, y: from.y - (clientY - pointer.y) / scale });
  };
  const end = () => {
    grip.current = null;
  };

  return (
    <div
      ref={view}
      role="slider"
      tabIndex={0}
      className={styles.view}
      aria-label={name}
      aria-describedby={help}
      aria-valuemin={0}
      aria-valuemax={picture.width}
      aria-valuenow={Math.round(mark.x)}
      aria-valuetext={fill(messages.at, { x: Math.round(mark.x), y: Math.round(mark.y) })}
      onKeyDown={press}
      onPointerDown={start}
      onPointerMove={move}
      onPointerUp={end}
      onPointerCancel={end}
    >
      <canvas ref={canvas} />
    </div>
  );
}
