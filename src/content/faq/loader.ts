import { LANGUAGE_CODES } from '#catalogs/languages.ts';
import { sourceFiles } from '../sourceFiles.ts';

/** The questions of every language, each in a file of its own. */
export const questionLoader = sourceFiles({
  name: 'question-files',
  folder: 'src/content/faq/',
  holds: (path) => LANGUAGE_CODES.some((language) => path === `${language}.ts`),
});
