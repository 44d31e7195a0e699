import type { Point } from '@gramwise/engine/photo/point.ts';

export interface Size {
  width: number;
  height: number;
}

/** The visible part: the point of the picture in the middle of the frame, and the zoom. */
export interface Viewport {
  center: Point;
  /** 1 shows the whole picture. */
  zoom: number;
}

/** At a higher zoom, a pixel of a phone photo would be larger than a fingertip. */
export const MAX_ZOOM = 16;

const clamp = (value: number, low: number, high: number) => Math.min(Math.max(value, low), high);

/** The viewport that shows a whole picture. */
export const wholeView = ({ width, height }: Size): Viewport => ({
  center: { x: width / 2, y: height / 2 },
  zoom: 1,
});

/** CSS pixels per pixel of the picture. */
export const viewScale = ({ zoom }: Viewport, picture: Size, frame: Size): number =>
  zoom * Math.min(frame.width / picture.width, frame.height / picture.height);

/** The position of a picture's point in the frame, in CSS pixels. */
export function toFrame(view: Viewport, picture: Size, frame: Size, { x, y }: Point): Point {
  const scale = viewScale(view, picture, frame);
  return {
    x: frame.width / 2 + (x - view.center.x) * scale,
    y: frame.height / 2 + (y - view.center.y) * scale,
  };
}

/** The point of the picture at a position in the frame; may be outside the picture. */
export function toPicture(view: Viewport, picture: Size, frame: Size, { x, y }: Point): Point {
  const scale = viewScale(view, picture, frame);
  return {
    x: view.center.x + (x - frame.width / 2) / scale,
    y: view.center.y + (y - frame.height / 2) / scale,
  };
}

/** Clamps a viewport, so that there are no margins where the picture could fill the frame. */
export function constrainView(view: Viewport, picture: Size, frame: Size): Viewport {
  const zoom = clamp(view.zoom, 1, MAX_ZOOM);
  const scale = viewScale({ ...view, zoom }, picture, frame);
  const within = (center: number, side: number, shown: number) => {
    const half = Math.min(shown / scale, side) / 2;
    return clamp(center, half, side - half);
  };
  return {
    zoom,
    center: {
      x: within(view.center.x, picture.width, frame.width),
      y: within(view.center.y, picture.height, frame.height),
    },
  };
}

/** Zooms by a factor around a position in the frame, which keeps showing the same point. */
export function zoomView(
  view: Viewport,
  picture: Size,
  frame: Size,
  factor: number,
  at: Point = { x: frame.width / 2, y: frame.height / 2 },
): Viewport {
  const zoom = clamp(view.zoom * factor, 1, MAX_ZOOM);
  const before = toPicture(view, picture, frame, at);
  const after = toPicture({ ...view, zoom }, picture, frame, at);
  return constrainView(
    {
      zoom,
      center: { x: view.center.x + before.x - after.x, y: view.center.y + before.y - after.y },
    },
    picture,
    frame,
  );
}

/** Pans by this many CSS pixels. */
export function panView(view: Viewport, picture: Size, frame: Size, by: Point): Viewport {
  const scale = viewScale(view, picture, frame);
  const center = { x: view.center.x - by.x / scale, y: view.center.y - by.y / scale };
  return constrainView({ ...view, center }, picture, frame);
}
