import { saveFile } from '#browser/saveFile.ts';
import { foldLetters } from '#domain/text/foldAccents.ts';
import { type ConvertedRecipe, recipeText } from '../convertRecipe.ts';
import type { ReaderMessages } from '../messages.ts';
import { convertedCooklang, convertedSchema } from './convertedFiles.ts';

/** The longest name of a file, without its ending, in characters. */
const LONGEST_NAME = 60;

/** A title as the name of a file on any system: `Crème brûlée` is `creme-brulee`. */
const fileName = (title: string) =>
  foldLetters(title)
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, LONGEST_NAME)
    .replace(/^-|-$/g, '') || 'recipe';

const WRITERS = {
  txt: { type: 'text/plain', write: recipeText },
  json: {
    type: 'application/ld+json',
    write: (recipe: ConvertedRecipe, titles: ReaderMessages['result']) =>
      JSON.stringify(convertedSchema(recipe, titles), null, 2),
  },
  cook: { type: 'text/plain', write: convertedCooklang },
} as const;

export type ConvertedFile = keyof typeof WRITERS;

/** Lets the browser save a converted recipe as a file, as it is shown. */
export function saveConverted(
  kind: ConvertedFile,
  recipe: ConvertedRecipe,
  titles: ReaderMessages['result'],
): void {
  const { type, write } = WRITERS[kind];
  saveFile(`${fileName(recipe.title ?? '')}.${kind}`, type, write(recipe, titles));
}
