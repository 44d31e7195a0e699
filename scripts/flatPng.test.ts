import { crc32, inflateSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { flatPng } from './flatPng.ts';

/** The chunks of a PNG by type; throws where a checksum is wrong. */
function chunksOf(png: Buffer): Map<string, Buffer> {
  const chunks = new Map<string, Buffer>();
  for (let at = 8; at < png.length; ) {
    const length = png.readUInt32BE(at);
    const body = png.subarray(at + 4, at + 8 + length);
    if (crc32(body) !== png.readUInt32BE(at + 8 + length)) throw new Error('wrong checksum');
    chunks.set(body.toString('latin1', 0, 4), body.subarray(4));
    at += 12 + length;
  }
  return chunks;
}

/** The colours that a viewer shows, line by line. */
function shown(png: Buffer): number[] {
  const chunks = chunksOf(png);
  const width = chunks.get('IHDR')?.readUInt32BE(0) ?? 0;
  const palette = chunks.get('PLTE') ?? Buffer.alloc(0);
  const lines = inflateSync(chunks.get('IDAT') ?? Buffer.alloc(0));
  return [...lines].flatMap((index, n) => (n % (width + 1) === 0 ? [] : [palette.readUIntBE(3 * index, 3)]));
}

const pixels = (colors: readonly number[]) =>
  Uint8Array.from(colors.flatMap((color) => [color >> 16, (color >> 8) & 255, color & 255, 255]));

describe('flatPng', () => {
  it('keeps every pixel of a picture with few colours', () => {
    const colors = [0xfaf6ee, 0x2f6339, 0xfaf6ee, 0x000000, 0xffffff, 0x2f6339];
    const png = flatPng(pixels(colors), 3, 2);
    expect(png.toString('latin1', 1, 4)).toBe('PNG');
    expect([...(chunksOf(png).get('IHDR') ?? [])]).toEqual([0, 0, 0, 3, 0, 0, 0, 2, 8, 3, 0, 0, 0]);
    expect(shown(png)).toEqual(colors);
  });

  it('takes the nearest of the most frequent colours where there are too many', () => {
    const frequent = Array.from({ length: 256 }, (_, n) => n << 16);
    const colors = [...frequent, ...frequent, 0x0a0001, 0xff0003];
    const png = flatPng(pixels(colors), 514, 1);
    expect(shown(png).slice(-2)).toEqual([0x0a0000, 0xff0000]);
  });
});
