import { LANGUAGE_CODES } from '#catalogs/languages.ts';
import { sourceFiles } from '../sourceFiles.ts';

const folder = 'src/content/recipes/';
const nameOf = (path: string) => path.replace(/\.ts$/, '');
const ID = '[a-z]+(?:-[a-z]+)*';
const FACTS = new RegExp(`^${ID}/facts\\.ts$`);
const WORDS = new RegExp(`^${ID}/(?:${LANGUAGE_CODES.join('|')})\\.ts$`);

/** The facts of every recipe, `<id>/facts`. */
export const factsLoader = sourceFiles({
  name: 'recipe-facts',
  folder,
  nameOf,
  holds: (path) => FACTS.test(path),
});

/** The words of every recipe in every language, `<id>/<language>`. */
export const wordsLoader = sourceFiles({
  name: 'recipe-words',
  folder,
  nameOf,
  holds: (path) => WORDS.test(path),
});
