import fc from 'fast-check';
import { expect, it } from 'vitest';
import { readFocalLength } from './focalLength.ts';

/** The start of a JPEG by the Exif standard, with its 35 mm equivalent focal length. */
function jpeg(length: number, little: boolean, tag = 0xa405): DataView {
  const view = new DataView(new ArrayBuffer(80));
  const tiff = 24;
  view.setUint16(0, 0xffd8);
  // A JFIF segment comes first.
  view.setUint16(2, 0xffe0);
  view.setUint16(4, 8);
  view.setUint16(12, 0xffe1);
  view.setUint16(14, 60);
  view.setUint32(16, 0x45786966);
  const two = (at: number, value: number) => view.setUint16(tiff - 2 + at, value, little);
  const four = (at: number, value: number) => view.setUint32(tiff - 2 + at, value, little);
  view.setUint16(tiff - 2, little ? 0x4949 : 0x4d4d);
  two(2, 42);
  four(4, 8);
  two(8, 1);
  two(10, 0x8769);
  two(12, 4);
  four(14, 1);
  four(18, 26);
  two(26, 1);
  two(28, tag);
  two(30, 3);
  four(32, 1);
  two(36, length);
  view.setUint16(74, 0xffda);
  return view;
}

it.each([
  ['as an iPhone writes it', jpeg(26, false), 26],
  ['as most Android phones write it', jpeg(24, true), 24],
  ['unknown', jpeg(0, true), null],
  ['of no camera', jpeg(60_000, true), null],
  ['missing', jpeg(26, true, 0xa406), null],
  ['in an empty file', new DataView(new ArrayBuffer(0)), null],
  ['in a PNG', new DataView(Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10).buffer), null],
])('the focal length %s', (_, file, length) => {
  expect(readFocalLength(file)).toBe(length);
});

it('accepts any bytes', () => {
  const bytes = fc.uint8Array({ maxLength: 200 });
  fc.assert(
    fc.property(bytes, fc.array(fc.tuple(fc.nat(79), fc.nat(255))), (any, changes) => {
      const broken = jpeg(26, true);
      for (const [at, value] of changes) broken.setUint8(at, value);
      for (const file of [new DataView(any.buffer, any.byteOffset, any.byteLength), broken]) {
        const length = readFocalLength(file);
        expect(length === null || (length >= 8 && length <= 1200)).toBe(true);
      }
    }),
  );
});
