import { expect, test } from 'vitest';
import { decodeText } from './decodeText.ts';

const utf8 = (text: string) => new TextEncoder().encode(text);
const bytes = (...values: number[]) => new Uint8Array(values);
/** `½ l` as 16-bit letters, low byte first. */
const WIDE = [0xbd, 0, 0x20, 0, 0x6c, 0];

test.each<[string, Uint8Array, unknown]>([
  ['UTF-8', utf8('½ l lait 🍮\n'), { ok: true, value: '½ l lait 🍮\n' }],
  ['UTF-8 with its mark', utf8('\uFEFF½ l'), { ok: true, value: '½ l' }],
  ['UTF-16', bytes(0xff, 0xfe, ...WIDE), { ok: true, value: '½ l' }],
  ['UTF-16 the other way round', bytes(0xfe, 0xff, 0, 0xbd, 0, 0x20, 0, 0x6c), { ok: true, value: '½ l' }],
  ['Windows', bytes(0xbd, 0x20, 0x6c, 0x20, 0x93, 0xe9, 0x94), { ok: true, value: '½ l “é”' }],
  ['100,000 digits', utf8('9'.repeat(100_000)), { ok: true, value: '9'.repeat(100_000) }],
  ['a page with a NUL', utf8('\n<p>½ l\0</p>'), { ok: true, value: '\n<p>½ l</p>' }],
  ['a picture', bytes(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0), { ok: false, code: 'not-text' }],
  ['an archive', utf8('PK\u0003\u0004'), { ok: false, code: 'not-text' }],
  ['a PDF', utf8('%PDF-1.7\n1 0 obj'), { ok: false, code: 'not-text' }],
  ['rich text', utf8('{\\rtf1\\ansi 2 cups flour}'), { ok: false, code: 'not-text' }],
  ['nothing', bytes(), { ok: false, code: 'unreadable' }],
  ['blanks', utf8(' \n'), { ok: false, code: 'unreadable' }],
  ['more than 5 MB', utf8('a'.repeat(5_000_001)), { ok: false, code: 'too-large' }],
])('a file of %s', (_, given, is) => {
  expect(decodeText(given)).toEqual(is);
});
