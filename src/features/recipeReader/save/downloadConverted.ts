import { RECIPE_LANGUAGES } from '@gramwise/engine/language/recipeLanguages.ts';
import { toCooklangFile, toSchemaRecipe } from '@gramwise/engine/text/files/convertedFiles.ts';
import { downloadFile } from '#browser/downloadFile.ts';
import { fileName } from '#browser/fileName.ts';
import type { ReaderMessages } from '../messages.ts';
import type { ConvertedRecipe } from '../reading/convertRecipe.ts';

const TYPES = { txt: 'text/plain', json: 'application/ld+json', cook: 'text/plain' } as const;

export type ConvertedFile = keyof typeof TYPES;

interface Written {
  titles: ReaderMessages['result'];
  /** The recipe as copied text. */
  text: string;
}

/** Downloads a converted recipe as a file, as shown. */
export function downloadConverted(
  kind: ConvertedFile,
  recipe: ConvertedRecipe,
  { titles, text }: Written,
): void {
  const write = {
    txt: () => text,
    json: () => JSON.stringify(toSchemaRecipe(recipe, titles), null, 2),
    cook: () => toCooklangFile(recipe, titles, RECIPE_LANGUAGES[recipe.shownIn].line),
  };
  downloadFile(`${fileName(recipe.title ?? '')}.${kind}`, TYPES[kind], write[kind]());
}
