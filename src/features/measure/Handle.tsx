import type { Point } from '@gramwise/engine/photo/point.ts';
import { type KeyboardEvent, type PointerEvent, useRef } from 'react';
import { fill } from '#catalogs/template.ts';
import styles from './AnnotatedImage.module.css';
import { arrowStep } from './arrowStep.ts';
import type { Mark, MarkGroup } from './marks.ts';
import type { MeasureMessages } from './messages.ts';
import { MAX_TAP_MOVEMENT_PX } from './useGestures.ts';
import type { Size } from './viewport.ts';

interface Props {
  messages: MeasureMessages['picture'];
  group: MarkGroup;
  /** Counts from 0. */
  index: number;
  mark: Mark;
  picture: Size;
  /** Its position in the frame, in CSS pixels. */
  at: Point;
  /** CSS pixels per pixel of the picture. */
  scale: number;
  /** Whether it is the next point to mark. */
  next: boolean;
  /** The center of its group, in the picture: its number is drawn on the side away from it. */
  middle: Point;
  /** `exactly`: to a pixel of the picture. */
  onPlace: (at: Point, exactly: boolean) => void;
  onActive: () => void;
  onDrag: (dragging: boolean) => void;
  /** Sets the next unplaced mark, at a position in the frame; null once all are placed. */
  onTap: ((at: Point) => void) | null;
}

/** Radius of the visible ring, in CSS pixels; the handle around it is the size of a fingertip. */
const RING_RADIUS_PX = 12;

/** A tap this near to a mark, in CSS pixels, is meant for it, as the second one of a double tap is. */
const SAME_POINT_PX = 6;

/** In CSS pixels; a finger that moves more on a ring drags it. */
const MAX_RING_MOVEMENT_PX = 2;

/** How far a pointer is from the middle of a handle, in CSS pixels. */
function offCenter({ currentTarget, clientX, clientY }: PointerEvent<HTMLElement>): Point {
  const { left, top, width, height } = currentTarget.getBoundingClientRect();
  return { x: clientX - left - width / 2, y: clientY - top - height / 2 };
}

/**
 * How far a press may move and still tap the picture to set the next mark, in CSS pixels; 0 if it grips this mark.
 * Objects that touch have marks whose rings overlap.
 */
function tapSlack({ placed }: Mark, { x, y }: Point): number {
  const off = Math.hypot(x, y);
  if (!placed || off > RING_RADIUS_PX) return MAX_TAP_MOVEMENT_PX;
  return off > SAME_POINT_PX ? MAX_RING_MOVEMENT_PX : 0;
}

/** A point moved by pointer, touch or arrow keys: a slider with two axes, described in words. */
export function Handle(props: Props) {
  const { messages, group, index, mark, picture, at, scale, next, middle } = props;
  const { onPlace, onActive, onDrag, onTap } = props;
  /** Where in the picture the mark and the pointer started, so that a finger need not cover the mark. */
  const grip = useRef<{ mark: Point; pointer: Point; slack: number } | null>(null);
  const x = Math.round(mark.x);
  const y = Math.round(mark.y);
  const place = fill(messages.at, { x, y });

  const press = (event: KeyboardEvent) => {
    const step = arrowStep(event);
    const confirmed = event.key === 'Enter' || event.key === ' ';
    if (!step && !confirmed) return;
    event.preventDefault();
    onPlace(step ? { x: mark.x + step.x, y: mark.y + step.y } : mark, true);
  };
  const start = (event: PointerEvent<HTMLElement>) => {
    if (event.button !== 0) return;
    // Otherwise the frame below would move.
    event.stopPropagation();
    event.currentTarget.setPointerCapture(event.pointerId);
    const pointer = { x: event.clientX, y: event.clientY };
    const slack = onTap ? tapSlack(mark, offCenter(event)) : 0;
    grip.current = { mark, pointer, slack };
    if (slack > 0) return;
    onActive();
    onDrag(true);
  };
  const move = (event: PointerEvent<HTMLElement>) => {
    if (!grip.current) return;
    event.stopPropagation();
    const { mark: from, pointer, slack } = grip.current;
    const by = { x: event.clientX - pointer.x, y: event.clientY - pointer.y };
    if (slack > 0 && Math.hypot(by.x, by.y) <= slack) return;
    if (slack > 0) {
      grip.current.slack = 0;
      onActive();
      onDrag(true);
    }
    onPlace({ x: from.x + by.x / scale, y: from.y + by.y / scale }, false);
  };
  const end = (event: PointerEvent<HTMLElement>) => {
    if (!grip.current) return;
    event.stopPropagation();
    const { slack } = grip.current;
    grip.current = null;
    onDrag(false);
    if (slack === 0 || event.type === 'pointercancel') return;
    const off = offCenter(event);
    onTap?.({ x: at.x + off.x, y: at.y + off.y });
  };

  return (
    <div
      role="slider"
      tabIndex={0}
      className={styles.handle}
      style={{ insetInlineStart: `${at.x}px`, insetBlockStart: `${at.y}px` }}
      data-group={group}
      data-placed={mark.placed}
      data-next={next}
      data-left={mark.x < middle.x}
      data-below={mark.y > middle.y}
      aria-label={fill(messages[group], { n: index + 1 })}
      aria-valuemin={0}
      aria-valuemax={picture.width}
      aria-valuenow={x}
      aria-valuetext={mark.placed ? place : fill(messages.waiting, { at: place })}
      onKeyDown={press}
      onFocus={onActive}
      onPointerDown={start}
      onPointerMove={move}
      onPointerUp={end}
      onPointerCancel={end}
    >
      <span aria-hidden="true">{index + 1}</span>
    </div>
  );
}
