import { describe, expect, it } from 'vitest';
import { repairMojibake } from './repairMojibake.ts';

/** Signs of Windows-1252 by the WHATWG's index (https://encoding.spec.whatwg.org/index-windows-1252.txt). */
const SIGNS = new Map(
  [...'€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ'].map((sign, at) => [
    [
      128, 130, 131, 132, 133, 134, 135, 136, 137, 138, 139, 140, 142, 145, 146, 147, 148, 149, 150, 151, 152,
      153, 154, 155, 156, 158, 159,
    ][at],
    sign,
  ]),
);
const inLatin = (text: string) =>
  Array.from(new TextEncoder().encode(text), (byte) => String.fromCharCode(byte)).join('');
const inWindows = (text: string) =>
  Array.from(new TextEncoder().encode(text), (byte) => SIGNS.get(byte) ?? String.fromCharCode(byte)).join('');

const WRITTEN = [
  '1½ cups flour – sifted',
  '⅓ cup crème fraîche, 2 c. à soupe',
  '180 °C, Umluft 160 °C',
  'Äpfel, Öl, Übrig, weiß',
  '½ cucharadita de piñón, azúcar y ají',
  '“Best” butter’s 350℉ … 2 × 5 ℃',
  '1\u00A0cup œufs',
];

describe('mended', () => {
  it.each(WRITTEN)('is %j as it was written, after one or two wrong readings', (text) => {
    expect(repairMojibake(inWindows(text))).toBe(text);
    expect(repairMojibake(inLatin(text))).toBe(text);
    expect(repairMojibake(inWindows(inWindows(text)))).toBe(text);
  });

  it.each([
    ...WRITTEN,
    'PÂTE À TARTE, GÂTEAU, CHÂTAIGNES',
    'CAFÉ”, CRÈME…, À “LA” MAIN',
    'Âge, âme, pâte…',
    'naïve “maïs”',
  ])('leaves %j', (text) => {
    expect(repairMojibake(text)).toBe(text);
  });

  it.each([
    ['1Â cup wine', '1 cup wine'],
    ['2 c. Ã soupe', '2 c. à soupe'],
    ['180Â°C', '180°C'],
  ])('mends %j, whose second half became a space', (text, expected) => {
    expect(repairMojibake(text)).toBe(expected);
  });
});
