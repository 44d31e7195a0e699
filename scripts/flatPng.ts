import { crc32, deflateSync } from 'node:zlib';

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
/** A palette has at most this many colours. */
const MOST = 256;

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const frame = Buffer.alloc(8);
  frame.writeUInt32BE(data.length, 0);
  frame.writeUInt32BE(crc32(body), 4);
  return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)]);
}

/** How far two colours, `0xrrggbb`, are apart. */
function distance(a: number, b: number): number {
  const part = (shift: number) => (((a >> shift) & 255) - ((b >> shift) & 255)) ** 2;
  return part(16) + part(8) + part(0);
}

/**
 * A PNG of a flat drawing, a third of what a browser makes of it: the most frequent colours become its palette, and
 * the others, which are found on the edges of shapes only, the nearest of these. `pixels` are opaque, four bytes each.
 */
export function flatPng(pixels: Uint8Array, width: number, height: number): Buffer {
  const colors = Array.from(
    { length: width * height },
    (_, n) => ((pixels[4 * n] ?? 0) << 16) | ((pixels[4 * n + 1] ?? 0) << 8) | (pixels[4 * n + 2] ?? 0),
  );
  const count = new Map<number, number>();
  for (const color of colors) count.set(color, (count.get(color) ?? 0) + 1);
  const palette = [...count]
    .sort(([, a], [, b]) => b - a)
    .slice(0, MOST)
    .map(([color]) => color);
  const nearest = new Map<number, number>();
  for (const color of count.keys()) {
    const distances = palette.map((other) => distance(color, other));
    nearest.set(color, distances.indexOf(Math.min(...distances)));
  }

  // Every line begins with its filter, none: neighbours in a palette have nothing to do with each other.
  const lines = Buffer.alloc((width + 1) * height);
  for (const [n, color] of colors.entries()) {
    lines[n + Math.floor(n / width) + 1] = nearest.get(color) ?? 0;
  }
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head.set([8, 3], 8); // 8 bits, by palette
  return Buffer.concat([
    SIGNATURE,
    chunk('IHDR', head),
    chunk('PLTE', Buffer.from(palette.flatMap((color) => [color >> 16, (color >> 8) & 255, color & 255]))),
    chunk('IDAT', deflateSync(lines, { level: 9, memLevel: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}
