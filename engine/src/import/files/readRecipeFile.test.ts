import { iter } from 'but-unzip';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { pack, packedZip, utf8, zipOf } from '../../../tests/files/pack.ts';
import { packsFrom } from '../../../tests/packs.ts';
import { readRecipeFile } from './readRecipeFile.ts';

const TOOLS = { languages: packsFrom('en'), parseHtml: null, readZip: iter };
const read = (name: string, bytes: Uint8Array) => readRecipeFile({ name, bytes }, TOOLS);

const paprika = (name: string) =>
  utf8(JSON.stringify({ name, ingredients: `2 cups ${name}`, directions: 'Mix.', photo_data: null }));
const tandoor = (name: string) =>
  JSON.stringify({ name, steps: [{ instruction: `Boil ${name}.`, ingredients: [] }] });

const titles = async (name: string, bytes: Uint8Array) => {
  const found = await read(name, bytes);
  return found.ok ? [...found.value.recipes.map(({ title }) => title), found.value.unread] : found.code;
};

describe('an archive', () => {
  test('of gzip is one recipe, whatever its name', async () => {
    const bytes = await pack(paprika('rice'), 'gzip');
    for (const name of ['rice.paprikarecipe', 'rice.bin', ''])
      expect(await read(name, bytes)).toEqual({
        ok: true,
        value: {
          recipes: [{ title: 'rice', text: 'rice\n\nIngredients\n2 cups rice\n\nInstructions\nMix.' }],
          unread: 0,
        },
      });
  });

  test.each<[string, name: string, zip: () => Promise<Uint8Array>, read: unknown]>([
    [
      'Paprika, a zip of gzips',
      'all.paprikarecipes',
      async () =>
        zipOf({
          'rice.paprikarecipe': await pack(paprika('rice'), 'gzip'),
          '__MACOSX/._rice.paprikarecipe': 'x',
          'soup.paprikarecipe': await pack(paprika('soup'), 'gzip'),
        }),
      ['rice', 'soup', 0],
    ],
    [
      'Tandoor, a zip of zips',
      'export.zip',
      async () =>
        zipOf({
          '1.zip': await zipOf({ 'recipe.json': tandoor('rice'), 'image.jpg': 'x' }),
          '2.zip': await zipOf({ 'recipe.json': tandoor('soup') }),
        }),
      ['rice', 'soup', 0],
    ],
    [
      'Nextcloud, a folder for each recipe',
      'recipes.zip',
      () =>
        zipOf({
          'Rice/recipe.json': '{"@type":"Recipe","name":"rice","recipeIngredient":["2 cups rice"]}',
          'Rice/full.jpg': 'x',
        }),
      ['rice', 0],
    ],
    [
      'packed files',
      'a.melarecipes',
      () => packedZip('rice.melarecipe', utf8('{"title":"rice","ingredients":"2 eggs","instructions":""}')),
      ['rice', 0],
    ],
    [
      'files of which one is damaged',
      'a.zip',
      async () =>
        zipOf({
          'a.paprikarecipe': (await pack(paprika('rice'), 'gzip')).slice(0, 40),
          'b.json': '{',
          'c.txt': 'soup',
        }),
      ['soup', 2],
    ],
    [
      'only damaged files',
      'a.zip',
      async () => zipOf({ 'a.paprikarecipe': (await pack(paprika('rice'), 'gzip')).slice(0, 40) }),
      'damaged',
    ],
    ['no recipes', 'a.zip', () => zipOf({ 'a.jpg': 'x', 'b/.hidden.json': '{}' }), 'no-recipe'],
    ['nothing', 'a.zip', () => zipOf({}), 'no-recipe'],
    [
      'zips in zips in zips',
      'a.zip',
      async () => zipOf({ 'a.zip': await zipOf({ 'b.zip': await zipOf({ 'c.txt': 'soup' }) }) }),
      'no-recipe',
    ],
    [
      'half a zip',
      'a.zip',
      async () => (await zipOf({ 'a.txt': 'soup '.repeat(100) })).slice(0, 200),
      'damaged',
    ],
    [
      'a file of 21 MB that is small when packed',
      'a.zip',
      () => packedZip('a.json', new Uint8Array(21_000_000)),
      'too-large',
    ],
    [
      'more than 2000 recipes',
      'a.zip',
      () =>
        zipOf({ 'a.json': JSON.stringify(Array(2001).fill({ '@type': 'Recipe', recipeIngredient: ['a'] })) }),
      'too-many',
    ],
  ])('of %s', async (_, name, zip, expected) => {
    expect(await titles(name, await zip())).toEqual(expected);
  });

  test('that would fill the memory is left', { tags: 'sweep' }, async () => {
    const zeros = await pack(new Uint8Array(19_900_000), 'gzip');
    const bomb = await zipOf(
      Object.fromEntries(Array.from({ length: 22 }, (_, at) => [`${at}.paprikarecipe`, zeros])),
    );
    expect(bomb.length).toBeLessThan(1_000_000);
    expect(await titles('a.zip', bomb)).toBe('unpacks-too-large');
  });

  test('whose files are the same bytes again and again is left', async () => {
    const content = new Uint8Array(19_900_000).fill(0x61);
    const readZip = () =>
      Array.from({ length: 60_000 }, (_, at) => ({ filename: `${at}.txt`, read: () => content }));
    const bytes = await zipOf({ 'a.txt': 'a' });
    expect(await readRecipeFile({ name: 'a.zip', bytes }, { ...TOOLS, readZip })).toEqual({
      ok: false,
      code: 'unpacks-too-large',
    });
  });

  test('needs what reads zips', async () => {
    const bytes = await zipOf({ 'a.txt': 'soup' });
    expect(await readRecipeFile({ name: 'a.zip', bytes }, { ...TOOLS, readZip: null })).toEqual({
      ok: false,
      code: 'no-zip-reader',
    });
  });
});

test.each<[string, code: string, bytes: () => Uint8Array]>([
  ['an empty file', 'unreadable', () => new Uint8Array()],
  ['a picture', 'not-text', () => Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0, 0)],
  ['the start of a gzip', 'damaged', () => Uint8Array.of(0x1f, 0x8b)],
  ['the start of a zip', 'damaged', () => Uint8Array.of(0x50, 0x4b, 3, 4)],
  ['more than 100 MB', 'too-large', () => new Uint8Array(100_000_001)],
])('%s is refused: %s', async (_, code, bytes) => {
  expect(await titles('a.zip', bytes())).toBe(code);
});

test('any bytes give recipes or a code', async () => {
  const start = fc.constantFrom(
    [],
    [0x1f, 0x8b, 8, 0],
    [0x50, 0x4b, 3, 4],
    [0x50, 0x4b, 5, 6],
    [...utf8('{"recipes":[')],
  );
  const name = fc.constantFrom('', 'a.zip', 'a.csv', 'a.json', 'a.mhtml', 'a.md');
  const whole = await zipOf({ 'a.json': tandoor('rice'), 'b.txt': 'soup' });
  const cut = fc
    .tuple(fc.nat(whole.length), fc.nat(255))
    .map(([at, byte]) => whole.with(at % whole.length, byte));
  const bytes = fc.oneof(
    fc
      .tuple(start, fc.uint8Array({ maxLength: 60 }))
      .map(([first, rest]) => Uint8Array.from([...first, ...rest])),
    cut,
  );
  await fc.assert(
    fc.asyncProperty(name, bytes, async (file, any) => typeof (await read(file, any)).ok === 'boolean'),
    { numRuns: 300 },
  );
});
