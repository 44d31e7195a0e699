import type { ArticleData } from './frontMatter.ts';

/** An article in the collection; `id` is its folder and language. */
export interface Article {
  id: string;
  filePath?: string | undefined;
  body?: string | undefined;
  data: ArticleData;
}

export const slugOf = ({ id }: Pick<Article, 'id'>) => id.split('/')[0] ?? id;

/** Checks rules beyond a single article's front matter. Throws an error that names the file and stops the build. */
export function checkArticles<Known extends Article>(articles: readonly Known[]): readonly Known[] {
  const slugs = new Set(articles.map(slugOf));
  for (const article of articles) {
    const problem = problemOf(article, slugs);
    if (problem) throw new Error(`${article.filePath ?? article.id}: ${problem}`);
  }
  return articles;
}

function problemOf(article: Article, slugs: ReadonlySet<string>): string | null {
  const { related, converter } = article.data;
  if (related.includes(slugOf(article))) return 'the article is related to itself';
  const unknown = related.find((slug) => !slugs.has(slug));
  if (unknown !== undefined) return `there is no article ${unknown} to be related to`;
  const places = article.body?.match(/^<TryIt \/>$/gm)?.length ?? 0;
  if (places !== (converter ? 1 : 0)) {
    return 'a converter needs its start in the front matter and one <TryIt /> in the text';
  }
  return null;
}
