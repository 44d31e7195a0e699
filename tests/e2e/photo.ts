import { marksIn, type Scene } from '@gramwise/engine/tests/photo/scenes.ts';
import type { Page } from 'playwright-core';

/** A 26 cm pan and a bank card on a table, the rim level with the card, photographed by a phone at an angle. */
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

/** A JPEG whose Exif says that the phone was upright: to be rotated a quarter turn clockwise. */
function turnedByExif(jpeg: Buffer): Buffer {
  const [orientation, quarter] = [0x0112, 6];
  const tiff = Buffer.alloc(26);
  tiff.write('MM');
  // 42, the offset of the only directory, its one entry: a short.
  for (const [at, value] of [
    [2, 42],
    [6, 8],
    [8, 1],
    [10, orientation],
    [12, 3],
    [16, 1],
    [18, quarter],
  ] as const) {
    tiff.writeUInt16BE(value, at);
  }
  const exif = Buffer.concat([Buffer.from('Exif\0\0', 'latin1'), tiff]);
  const segment = Buffer.from([0xff, 0xe1, 0, exif.length + 2]);
  return Buffer.concat([jpeg.subarray(0, 2), segment, exif, jpeg.subarray(2)]);
}

/** A drawn photo of a scene, as a file to choose: a JPEG that its Exif rotates. */
export async function photograph(page: Page, scene: Scene) {
  const { corners } = marksIn(scene);
  const { edges } = marksIn(scene, 90);
  const url = await page.evaluate(
    ([shapes, { width, height }]) => {
      const sheet = Object.assign(document.createElement('canvas'), { width: height, height: width });
      const pen = sheet.getContext('2d') as CanvasRenderingContext2D;
      pen.translate(0, width);
      pen.rotate(-Math.PI / 2);
      pen.fillStyle = '#8a6b4f';
      pen.fillRect(0, 0, width, height);
      for (const [color, points] of shapes) {
        pen.fillStyle = color;
        pen.beginPath();
        for (const { x, y } of points) pen.lineTo(x, y);
        pen.closePath();
        pen.fill();
      }
      return sheet.toDataURL('image/jpeg', 0.95);
    },
    [
      [
        ['#1f5d8c', corners],
        ['#d9dcdf', edges],
      ],
      scene.picture,
    ] as const,
  );
  const buffer = turnedByExif(Buffer.from(url.split(',')[1] ?? '', 'base64'));
  return { name: 'pan.jpg', mimeType: 'image/jpeg', buffer };
}
