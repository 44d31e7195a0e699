import type { Point } from '@gramwise/engine/photo/point.ts';
import type { Size } from './viewport.ts';

/** A point that a visitor marks; until it is placed, its position means nothing. */
export interface Mark extends Point {
  readonly placed: boolean;
  /** The precision it was placed with, in pixels of the picture. */
  readonly within: number;
}

/** Marks on the reference, and on the pan. */
export const MARK_GROUPS = ['corner', 'edge'] as const;
export type MarkGroup = (typeof MARK_GROUPS)[number];
export type Marks = Readonly<Record<MarkGroup, readonly Mark[]>>;

/** Of a mark, in pixels of the picture: edges in photos are no sharper. */
export const BEST_PRECISION_PX = 1;

/** How far a finger is off when it taps or drags, in pixels of the screen: one standard error, assumed. */
const FINGER_PX = 1.5;

/** How precise a finger is, in pixels of the picture, where one of these is `scale` pixels of the screen. */
export const precisionAt = (scale: number) => Math.max(BEST_PRECISION_PX, FINGER_PX / scale);

/** The standard error of all marks, in pixels of the picture. */
export function markError({ corner, edge }: Marks): number {
  const all = [...corner, ...edge];
  return Math.sqrt(all.reduce((sum, { within }) => sum + within * within, 0) / all.length);
}

/** Whether some mark could be set more exactly. */
export const areRough = ({ corner, edge }: Marks) =>
  [...corner, ...edge].some(({ within }) => within > BEST_PRECISION_PX);

export interface MarkId {
  readonly group: MarkGroup;
  readonly index: number;
}

/** The initial positions of unplaced marks, as shares of the picture: the reference at the left, the pan beside it. */
const WAITING_POSITIONS: Readonly<Record<MarkGroup, { x: number; y: number; radius: number }>> = {
  corner: { x: 0.25, y: 0.5, radius: 0.15 },
  edge: { x: 0.66, y: 0.5, radius: 0.24 },
};

/** The unplaced marks of a group, in a ring; four form a square, starting at the upper left. */
function waitingMarks(group: MarkGroup, count: number, { width, height }: Size): readonly Mark[] {
  const { x, y, radius } = WAITING_POSITIONS[group];
  const side = Math.min(width, height);
  return Array.from({ length: count }, (_, index) => {
    const angle = -Math.PI * 0.75 + (2 * Math.PI * index) / count;
    return {
      x: Math.round(x * width + radius * side * Math.cos(angle)),
      y: Math.round(y * height + radius * side * Math.sin(angle)),
      placed: false,
      within: 1,
    };
  });
}

/** Resizes a group of marks: existing ones stay, new ones are not placed yet. */
export function resizeGroup(
  marks: readonly Mark[],
  group: MarkGroup,
  count: number,
  picture: Size,
): readonly Mark[] {
  return waitingMarks(group, count, picture).map((waiting, index) => marks[index] ?? waiting);
}

/** Places a mark in the picture, with a precision of `within` pixels. */
export function placeMark(
  marks: Marks,
  { group, index }: MarkId,
  { x, y }: Point,
  within: number,
  picture: Size,
): Marks {
  const inside = (value: number, side: number) => Math.min(Math.max(value, 0), side);
  const mark = { x: inside(x, picture.width), y: inside(y, picture.height), placed: true, within };
  return { ...marks, [group]: marks[group].map((existing, at) => (at === index ? mark : existing)) };
}

/** The first mark that is not placed yet; null once all are. */
export function nextMark(marks: Marks): MarkId | null {
  for (const group of MARK_GROUPS) {
    const index = marks[group].findIndex(({ placed }) => !placed);
    if (index >= 0) return { group, index };
  }
  return null;
}

export const sameMark = (a: MarkId | null, b: MarkId | null) =>
  a !== null && b !== null && a.group === b.group && a.index === b.index;
