import { DEFAULT_LANGUAGE, LANGUAGE_CODES } from '#catalogs/languages.ts';
import type { ArticleData, TranslatedArticleData } from './frontMatter.ts';

/** A collection entry; `id` is its folder and language. */
interface Entry<Data> {
  id: string;
  filePath?: string | undefined;
  body?: string | undefined;
  data: Data;
}
export type Article = Entry<ArticleData>;
export type TranslatedArticle = Entry<TranslatedArticleData>;

export const slugOf = ({ id }: { id: string }) => id.split('/')[0] ?? id;

/**
 * Checks what no single article's front matter can show: related articles exist, each converter has its place, and
 * every article is in every language. Throws an error that names the file and stops the build.
 */
export function checkArticles(
  articles: readonly Article[],
  translations: readonly TranslatedArticle[],
): void {
  const slugs = new Set(articles.map(slugOf));
  for (const article of articles) {
    const { related } = article.data;
    if (related.includes(slugOf(article))) wrong(article, 'the article is related to itself');
    const unknown = related.find((slug) => !slugs.has(slug));
    if (unknown !== undefined) wrong(article, `there is no article ${unknown} to be related to`);
  }
  for (const article of [...articles, ...translations]) checkConverter(article);
  const known = new Set(translations.map(({ id }) => id));
  for (const translation of translations) {
    if (!slugs.has(slugOf(translation))) wrong(translation, 'there is no English article in this folder');
  }
  const languages = LANGUAGE_CODES.filter((language) => language !== DEFAULT_LANGUAGE);
  for (const article of articles) {
    const missing = languages.find((language) => !known.has(`${slugOf(article)}/${language}`));
    if (missing !== undefined) wrong(article, `the article is missing in ${missing}`);
  }
}

function checkConverter(article: Article | TranslatedArticle): void {
  const places = article.body?.match(/^<TryIt \/>$/gm)?.length ?? 0;
  if (places !== (article.data.converter ? 1 : 0)) {
    wrong(article, 'a converter needs its start in the front matter and one <TryIt /> in the text');
  }
}

function wrong({ filePath, id }: { filePath?: string | undefined; id: string }, problem: string): never {
  throw new Error(`${filePath ?? id}: ${problem}`);
}
