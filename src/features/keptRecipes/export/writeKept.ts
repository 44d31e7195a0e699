import { RECIPE_LANGUAGES, recipeLanguagesStartingWith } from '@gramwise/engine/language/recipeLanguages.ts';
import { toCooklangFile, toSchemaRecipe } from '@gramwise/engine/text/files/convertedFiles.ts';
import { toPaprikaRecipe } from '@gramwise/engine/text/files/paprikaRecipe.ts';
import { writtenRecipe } from '@gramwise/engine/text/files/writtenRecipe.ts';
import { readRecipe } from '@gramwise/engine/text/recipe/readRecipe.ts';
import { downloadZip } from 'client-zip';
import { fileName } from '#browser/fileName.ts';
import { readParam } from '#browser/query.ts';
import { LANGUAGE_CODES, type Language } from '#catalogs/languages.ts';
import { pastedNutritionData } from '#tools/nutrition/pastedData.ts';
import type { KeptRecipe } from '../keptRecipe.ts';

/** The formats of other programs. */
export type ExportKind = 'json' | 'paprika' | 'cooklang';

/** A kept recipe, read in its language as written; a text that cannot be read becomes steps. */
function readKept({ title, text, settings }: KeptRecipe, page: Language) {
  const chosen = LANGUAGE_CODES.find((code) => code === readParam(settings, 'lang'));
  const read = readRecipe(text, chosen ? [RECIPE_LANGUAGES[chosen]] : recipeLanguagesStartingWith(page));
  if (read.ok) {
    const recipe = { ...writtenRecipe(read.value), title };
    // `Ingredients for 4` says it, too.
    const yields = read.value.yield ?? String(recipe.makes?.low ?? '');
    return { recipe, yields, words: read.value.language };
  }
  const steps = text.split('\n').filter((line) => line.trim() !== '');
  return {
    recipe: {
      language: page,
      title,
      makes: null,
      times: { prep: null, cook: null, total: null },
      factor: 1,
      ingredients: [],
      steps: steps.map((line) => ({ kind: 'step' as const, text: line })),
    },
    yields: '',
    words: RECIPE_LANGUAGES[page],
  };
}

type ReadKept = ReturnType<typeof readKept>;

const titlesOf = ({ words }: ReadKept) => ({
  ingredients: words.recipe.headings.ingredients,
  instructions: words.recipe.headings.steps,
});

/** The nutrition of a serving, where it is known well enough. */
const nutritionOf = ({ text }: KeptRecipe, { recipe }: ReadKept, page: Language) =>
  pastedNutritionData({
    text,
    title: recipe.title,
    language: LANGUAGE_CODES.find((code) => code === recipe.language) ?? page,
    country: null,
    factor: 1,
    serves: recipe.makes,
    chosen: new Map(),
  });

/** Random bytes as hexadecimal digits. */
const randomHex = (bytes: number) =>
  Array.from(crypto.getRandomValues(new Uint8Array(bytes)), (byte) => byte.toString(16).padStart(2, '0'))
    .join('')
    .toUpperCase();

/** `2026-11-26 21:30:00`, as Paprika writes an instant. */
const paprikaInstant = (instant: string) => instant.slice(0, 19).replace('T', ' ');

function gzipped(text: string): ReadableStream<Uint8Array> {
  const pack = new CompressionStream('gzip') as ReadableWritablePair<Uint8Array, Uint8Array>;
  return new Blob([text]).stream().pipeThrough(pack);
}

function paprikaFile(kept: KeptRecipe, { recipe, yields }: ReadKept): ReadableStream<Uint8Array> {
  const uid = randomHex(16).replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
  const created = paprikaInstant(kept.kept);
  return gzipped(JSON.stringify(toPaprikaRecipe(recipe, { uid, hash: randomHex(32), created, yields })));
}

/** A zip of one file for each recipe, named after it. */
function zipOf(
  all: readonly KeptRecipe[],
  ending: string,
  contentOf: (recipe: KeptRecipe) => string | ReadableStream<Uint8Array>,
): Promise<Blob> {
  const used = new Map<string, number>();
  const files = all.map((recipe) => {
    const name = fileName(recipe.title);
    const count = (used.get(name) ?? 0) + 1;
    used.set(name, count);
    const input = contentOf(recipe);
    return {
      name: `${name}${count > 1 ? `-${count}` : ''}.${ending}`,
      lastModified: new Date(recipe.kept),
      input,
    };
  });
  return downloadZip(files).blob();
}

/** All kept recipes as one file of another format, as they were written: not converted, not scaled. */
export async function writeKept(
  kind: ExportKind,
  all: readonly KeptRecipe[],
  page: Language,
): Promise<string | Blob> {
  if (kind === 'paprika')
    return zipOf(all, 'paprikarecipe', (kept) => paprikaFile(kept, readKept(kept, page)));
  if (kind === 'cooklang')
    return zipOf(all, 'cook', (kept) => {
      const read = readKept(kept, page);
      return toCooklangFile(read.recipe, titlesOf(read), read.words.line);
    });
  const recipes = await Promise.all(
    all.map(async (kept) => {
      const read = readKept(kept, page);
      const nutrition = await nutritionOf(kept, read, page);
      return { ...toSchemaRecipe(read.recipe, titlesOf(read)), ...(nutrition && { nutrition }) };
    }),
  );
  return JSON.stringify(recipes, null, 2);
}
