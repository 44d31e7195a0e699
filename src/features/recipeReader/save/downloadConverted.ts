import { RECIPE_LANGUAGES } from '@gramwise/engine/language/recipeLanguages.ts';
import { toCooklangFile, toSchemaRecipe } from '@gramwise/engine/text/files/convertedFiles.ts';
import { downloadFile } from '#browser/downloadFile.ts';
import { fileName } from '#browser/fileName.ts';
import type { PastedRecipe } from '#tools/nutrition/pastedRecipe.ts';
import type { ReaderMessages } from '../messages.ts';
import type { ConvertedRecipe } from '../reading/convertRecipe.ts';

const TYPES = { txt: 'text/plain', json: 'application/ld+json', cook: 'text/plain' } as const;

export type ConvertedFile = keyof typeof TYPES;

interface Written {
  titles: ReaderMessages['result'];
  /** The recipe as copied text. */
  text: string;
  pasted: PastedRecipe;
}

/** A converted recipe as JSON-LD, with the nutrition of a serving where it is known well enough. */
export async function convertedJson(
  recipe: ConvertedRecipe,
  { titles, pasted }: Omit<Written, 'text'>,
): Promise<string> {
  const { pastedNutritionData } = await import('#tools/nutrition/pastedData.ts');
  const nutrition = await pastedNutritionData(pasted);
  return JSON.stringify({ ...toSchemaRecipe(recipe, titles), ...(nutrition && { nutrition }) }, null, 2);
}

/** Downloads a converted recipe as a file, as shown. */
export async function downloadConverted(
  kind: ConvertedFile,
  recipe: ConvertedRecipe,
  written: Written,
): Promise<void> {
  const write = {
    txt: () => written.text,
    json: () => convertedJson(recipe, written),
    cook: () => toCooklangFile(recipe, written.titles, RECIPE_LANGUAGES[recipe.shownIn].line),
  };
  downloadFile(`${fileName(recipe.title ?? '')}.${kind}`, TYPES[kind], await write[kind]());
}
