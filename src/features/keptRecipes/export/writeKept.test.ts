import { readRecipeFile } from '@gramwise/engine/import/files/readRecipeFile.ts';
import { recipeLanguagesStartingWith } from '@gramwise/engine/language/recipeLanguages.ts';
import { writtenRecipe } from '@gramwise/engine/text/files/writtenRecipe.ts';
import { readRecipe } from '@gramwise/engine/text/recipe/readRecipe.ts';
import { stripEmphasis } from '@gramwise/engine/text/recipe/stripEmphasis.ts';
import { iter } from 'but-unzip';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { REAL_RECIPES, realText } from '#tests/reader/realRecipes.ts';
import { type ExportKind, writeKept } from './writeKept.ts';

const LANGUAGES = recipeLanguagesStartingWith('en');
const KEPT = '2026-11-26T21:30:00.000Z';

const keep = (title: string, text: string) => ({ id: 1, title, text, settings: '', kept: KEPT });

const bytesOf = async (written: string | Blob) => new Uint8Array(await new Blob([written]).arrayBuffer());

/** What is read from the files of an export. */
async function readAgain(kind: ExportKind, all: Parameters<typeof writeKept>[1]) {
  const bytes = await bytesOf(await writeKept(kind, all, 'en'));
  const found = await readRecipeFile(
    { name: 'all', bytes },
    { languages: LANGUAGES, parseHtml: null, readZip: iter },
  );
  if (!found.ok) throw new Error(found.code);
  expect(found.value.unread).toBe(0);
  return found.value.recipes;
}

const plain = (text: string) => stripEmphasis(text).replace(/\s+/g, ' ').replace(/\s?:$/, '').trim();

/** The lines of a recipe by kind, without emphasis; notes come last in files, wherever they stood. */
function partsOf(text: string) {
  const read = readRecipe(text, LANGUAGES);
  if (!read.ok) throw new Error(read.code);
  const { title, makes, ingredients, steps } = writtenRecipe(read.value);
  const texts = (lines: typeof steps) => lines.map((line) => plain(line.text));
  const isNote = ({ kind }: (typeof steps)[number]) => kind === 'note';
  return {
    title,
    serves: makes?.low ?? null,
    ingredients: texts(ingredients),
    steps: texts([...steps.filter((line) => !isNote(line)), ...steps.filter(isNote)]),
  };
}

const PIE = `Apple Pie
Makes 8 slices

Ingredients
2 cups flour
For the filling:
4 apples, sliced

Method
Mix.
For the top:
Sprinkle.

Notes
Best cold.`;

describe('Paprika', () => {
  test('holds the fields of its own exports', async () => {
    const [entry] = [...iter(await bytesOf(await writeKept('paprika', [keep('My Pie', PIE)], 'en')))];
    expect(entry?.filename).toBe('my-pie.paprikarecipe');
    const gzip = Uint8Array.from((await entry?.read()) ?? []);
    const unpacked = new Blob([gzip]).stream().pipeThrough(new DecompressionStream('gzip'));
    expect(await new Response(unpacked).json()).toMatchObject({
      name: 'My Pie',
      servings: 'Makes 8 slices',
      ingredients: '2 cups flour\nFor the filling:\n4 apples, sliced',
      directions: 'Mix.\n\nFor the top:\n\nSprinkle.',
      notes: 'Best cold.',
      created: '2026-11-26 21:30:00',
      uid: expect.stringMatching(/^[\dA-F]{8}(?:-[\dA-F]{4}){3}-[\dA-F]{12}$/),
      hash: expect.stringMatching(/^[\dA-F]{64}$/),
      photo_data: null,
    });
  });

  test('is read again as it was', async () => {
    const [again] = await readAgain('paprika', [keep('Apple Pie', PIE)]);
    expect(again?.text).toBe(PIE.replace('Method', 'Instructions'));
  });

  test.each(REAL_RECIPES)('has every part of $file, which is read again as it was', async ({ file }) => {
    const before = partsOf(realText(file));
    const [again] = await readAgain('paprika', [keep(before.title ?? 'Untitled', realText(file))]);
    const after = partsOf(again?.text ?? '');
    expect(after).toEqual({ ...before, title: before.title ?? 'Untitled' });
  });
});

test.each(['json', 'cooklang'] as const)('%s has the lines of each recipe', async (kind) => {
  const all = [keep('Apple Pie', PIE), keep('Apple Pie', 'Rice\n2 cups rice')];
  const [pie, rice] = await readAgain(kind, all);
  expect(partsOf(pie?.text ?? '')).toMatchObject({
    title: 'Apple Pie',
    ingredients: expect.arrayContaining(['2 cups flour', '4 apples, sliced']),
  });
  expect(partsOf(rice?.text ?? '')).toMatchObject({ ingredients: ['2 cups rice'] });
});

test('names of files are unique', async () => {
  const zip = await bytesOf(
    await writeKept('cooklang', [keep('Crêpes', 'a'), keep('crepes!', 'b'), keep('🍮', 'c')], 'en'),
  );
  expect([...iter(zip)].map(({ filename }) => filename)).toEqual([
    'crepes.cook',
    'crepes-2.cook',
    'recipe.cook',
  ]);
});

test('a text that is too long to read is kept as steps', async () => {
  const long = 'Stir and wait.\n'.repeat(20_000);
  const [again] = await readAgain('json', [keep('Long', long)]);
  expect(again?.text.split('\n').filter((line) => line === 'Stir and wait.')).toHaveLength(2000);
});

test('any text gives files', async () => {
  await fc.assert(
    fc.asyncProperty(fc.string(), fc.string({ unit: 'binary' }), async (title, text) => {
      for (const kind of ['json', 'paprika', 'cooklang'] as const)
        expect(await writeKept(kind, [keep(title, text)], 'en')).toBeTruthy();
    }),
    { numRuns: 40 },
  );
});
