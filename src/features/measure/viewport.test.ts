import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  constrainView,
  MAX_ZOOM,
  panView,
  toFrame,
  toPicture,
  viewScale,
  wholeView,
  zoomView,
} from './viewport.ts';

const PICTURE = { width: 2000, height: 1000 };
const FRAME = { width: 400, height: 300 };
const WHOLE = wholeView(PICTURE);

describe('the picture in its frame', () => {
  it('is whole and centered at first', () => {
    expect(viewScale(WHOLE, PICTURE, FRAME)).toBe(0.2);
    expect(toFrame(WHOLE, PICTURE, FRAME, { x: 0, y: 0 })).toEqual({ x: 0, y: 50 });
    expect(toFrame(WHOLE, PICTURE, FRAME, { x: 2000, y: 1000 })).toEqual({ x: 400, y: 250 });
  });

  it('grows around the pinched position', () => {
    const at = { x: 100, y: 150 };
    const near = zoomView(WHOLE, PICTURE, FRAME, 4, at);
    expect(viewScale(near, PICTURE, FRAME)).toBe(0.8);
    expect(toPicture(near, PICTURE, FRAME, at)).toEqual(toPicture(WHOLE, PICTURE, FRAME, at));
  });

  it('is never smaller than whole, nor larger than useful', () => {
    expect(zoomView(WHOLE, PICTURE, FRAME, 0.1)).toEqual(WHOLE);
    expect(zoomView(WHOLE, PICTURE, FRAME, 1e9).zoom).toBe(MAX_ZOOM);
  });

  it('cannot be pushed out of its frame', () => {
    const near = zoomView(WHOLE, PICTURE, FRAME, 2);
    expect(panView(near, PICTURE, FRAME, { x: 1e6, y: 1e6 }).center).toEqual({ x: 500, y: 375 });
    expect(panView(WHOLE, PICTURE, FRAME, { x: 50, y: -50 })).toEqual(WHOLE);
  });
});

const side = fc.integer({ min: 50, max: 4000 });
const size = fc.record({ width: side, height: side });
const point = fc.record({ x: fc.integer({ min: 0, max: 4000 }), y: fc.integer({ min: 0, max: 4000 }) });
const zoom = fc.double({ min: 0.01, max: 100, noNaN: true });

describe('any picture in any frame', () => {
  it('maps a point to the frame and back', () => {
    fc.assert(
      fc.property(size, size, point, point, zoom, (picture, frame, center, one, by) => {
        const view = constrainView({ center, zoom: by }, picture, frame);
        const back = toPicture(view, picture, frame, toFrame(view, picture, frame, one));
        expect(Math.hypot(back.x - one.x, back.y - one.y)).toBeLessThan(1e-6);
      }),
    );
  });

  it('always shows some of the picture in the middle of the frame', () => {
    fc.assert(
      fc.property(size, size, point, point, zoom, (picture, frame, center, by, factor) => {
        const view = panView(zoomView({ center, zoom: 1 }, picture, frame, factor), picture, frame, by);
        expect(view.center.x).toBeGreaterThanOrEqual(0);
        expect(view.center.x).toBeLessThanOrEqual(picture.width);
        expect(view.center.y).toBeGreaterThanOrEqual(0);
        expect(view.center.y).toBeLessThanOrEqual(picture.height);
      }),
    );
  });
});
