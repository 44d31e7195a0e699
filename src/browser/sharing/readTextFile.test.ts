import { expect, test } from 'vitest';
import { readTextFile } from './readTextFile.ts';

const file = (...parts: (string | Uint8Array<ArrayBuffer>)[]) => new File(parts, 'recipe.txt');
const bytes = (...values: number[]) => new Uint8Array(values);
/** `½ l` as 16-bit letters, low byte first. */
const WIDE = [0xbd, 0, 0x20, 0, 0x6c, 0];

test.each<[string, File, unknown]>([
  ['UTF-8', file('½ l lait 🍮\n'), { ok: true, value: '½ l lait 🍮\n' }],
  ['UTF-8 with its mark', file('\uFEFF½ l'), { ok: true, value: '½ l' }],
  ['UTF-16', file(bytes(0xff, 0xfe, ...WIDE)), { ok: true, value: '½ l' }],
  [
    'UTF-16 the other way round',
    file(bytes(0xfe, 0xff, 0, 0xbd, 0, 0x20, 0, 0x6c)),
    { ok: true, value: '½ l' },
  ],
  ['Windows', file(bytes(0xbd, 0x20, 0x6c, 0x20, 0x93, 0xe9, 0x94)), { ok: true, value: '½ l “é”' }],
  ['100,000 digits', file('9'.repeat(100_000)), { ok: true, value: '9'.repeat(100_000) }],
  [
    'a picture',
    file(bytes(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0)),
    { ok: false, code: 'not-text' },
  ],
  ['an archive', file('PK\u0003\u0004'), { ok: false, code: 'not-text' }],
  ['a PDF', file('%PDF-1.7\n1 0 obj'), { ok: false, code: 'not-text' }],
  ['rich text', file('{\\rtf1\\ansi 2 cups flour}'), { ok: false, code: 'not-text' }],
  ['nothing', file(), { ok: false, code: 'unreadable' }],
  ['blanks', file(' \n'), { ok: false, code: 'unreadable' }],
  ['more than 5 MB', file('a'.repeat(5_000_001)), { ok: false, code: 'too-large' }],
])('a file of %s', async (_, given, is) => {
  expect(await readTextFile(given)).toEqual(is);
});

test('a folder, or a missing file', async () => {
  const gone = Object.assign(file('a'), {
    arrayBuffer: () => Promise.reject(new DOMException('gone', 'NotFoundError')),
  });
  expect(await readTextFile(gone)).toEqual({ ok: false, code: 'unreadable' });
});
