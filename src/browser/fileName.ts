import { foldLetters } from '@gramwise/engine/language/foldAccents.ts';

/** The longest file name, without its extension, in characters. */
const MAX_NAME_LENGTH = 60;

/** A title as a file name valid on any system: `Crème brûlée` is `creme-brulee`. */
export const fileName = (title: string) =>
  foldLetters(title)
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, MAX_NAME_LENGTH)
    .replace(/^-|-$/g, '') || 'recipe';
