import type { Point } from '@gramwise/engine/photo/point.ts';
import type { OpenedPicture } from './openPicture.ts';
import type { Size } from './viewport.ts';

type Pen = CanvasRenderingContext2D;

/** Sizes and clears a canvas; its pen then draws in CSS pixels, as sharply as the screen shows them. */
export function openCanvas(canvas: HTMLCanvasElement | null, { width, height }: Size): Pen | null {
  const pen = canvas?.getContext('2d');
  if (!canvas || !pen) return null;
  const density = window.devicePixelRatio;
  canvas.width = Math.round(width * density);
  canvas.height = Math.round(height * density);
  pen.scale(density, density);
  return pen;
}

/** Draws a picture with a point of it in the middle; the pen then draws in the picture's pixels. */
export function drawAround(
  pen: Pen,
  { image }: OpenedPicture,
  at: Point,
  { width, height }: Size,
  scale: number,
) {
  pen.translate(width / 2, height / 2);
  pen.scale(scale, scale);
  pen.translate(-at.x, -at.y);
  pen.drawImage(image, 0, 0);
}
