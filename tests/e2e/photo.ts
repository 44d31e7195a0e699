import type { Page } from 'playwright-core';
import { marksIn, type Scene } from '../photo/scenes.ts';

/** A pan of 26 cm and a bank card on a table, its rim level with the card, seen at a slant by a phone. */
export const SCENE: Scene = {
  reference: 'card',
  sides: [260],
  height: 0,
  tilt: 35,
  turn: 90,
  distance: 550,
  focal: 26,
  picture: { width: 1200, height: 900 },
};

/** A drawn photograph of a scene, as a file to choose. */
export async function photograph(page: Page, scene: Scene) {
  const { corners } = marksIn(scene);
  const { edges } = marksIn(scene, 90);
  const url = await page.evaluate(
    ([shapes, { width, height }]) => {
      const sheet = Object.assign(document.createElement('canvas'), { width, height });
      const pen = sheet.getContext('2d') as CanvasRenderingContext2D;
      pen.fillStyle = '#8a6b4f';
      pen.fillRect(0, 0, width, height);
      for (const [color, points] of shapes) {
        pen.fillStyle = color;
        pen.beginPath();
        for (const { x, y } of points) pen.lineTo(x, y);
        pen.closePath();
        pen.fill();
      }
      return sheet.toDataURL('image/png');
    },
    [
      [
        ['#1f5d8c', corners],
        ['#d9dcdf', edges],
      ],
      scene.picture,
    ] as const,
  );
  return { name: 'pan.png', mimeType: 'image/png', buffer: Buffer.from(url.split(',')[1] ?? '', 'base64') };
}
