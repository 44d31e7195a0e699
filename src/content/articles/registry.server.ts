import { formatDate } from '#i18n/format.ts';
import type { Language } from '#i18n/languages.ts';
import type { BlogCategory } from '#site/paths.ts';
import { pagePath } from '#site/paths.ts';
import { type MdxContent, type RenderedMdx, readFrontMatter, renderMdx } from '../mdx.server.tsx';
import type { DatedPost, Post, PostSummary } from './article.ts';
import { ARTICLE_COMPONENTS, TRY_IT } from './components.tsx';
import { FRONT_MATTER, type FrontMatter } from './frontMatter.server.ts';

/** The one article with an address outside the posts. */
export const TOOLS_ARTICLE = 'kitchen-measurement-tools';

const WORDS_PER_MINUTE = 220;

const TEXTS = import.meta.glob<string>('./*/en.mdx', { eager: true, query: '?raw', import: 'default' });
const CONTENTS = import.meta.glob<MdxContent>('./*/en.mdx', { eager: true, import: 'default' });

/** An article in one language of the frame, in which its links lead on. */
function draw(file: string, language: Language): RenderedMdx {
  try {
    return renderMdx(CONTENTS[file] as MdxContent, language, ARTICLE_COMPONENTS);
  } catch (cause) {
    throw new Error(`${file}: ${cause instanceof Error ? cause.message : cause}`, { cause });
  }
}

const path = (slug: string) =>
  slug === TOOLS_ARTICLE ? pagePath('en', 'article') : pagePath('en', 'post', slug);

function read(
  file: string,
): [slug: string, article: { file: string; head: FrontMatter; summary: PostSummary }] {
  const slug = file.split('/')[1] ?? '';
  const head = readFrontMatter(TEXTS[file] ?? '', FRONT_MATTER, file);
  const { words, html } = draw(file, 'en');
  if (html.split(TRY_IT).length !== (head.converter ? 2 : 1)) {
    throw new Error(`${file}: a converter needs its start in the front matter and one place in the text`);
  }
  const { title, description, category, published, updated } = head;
  const minutes = Math.max(1, Math.round(words / WORDS_PER_MINUTE));
  return [
    slug,
    { file, head, summary: { path: path(slug), title, description, category, published, updated, minutes } },
  ];
}

/** Every article by its slug. A bad file throws here, by name, and the build stops. */
const ARTICLES = new Map(Object.keys(TEXTS).map(read));

function summaryOf(slug: string, file: string): PostSummary {
  const article = ARTICLES.get(slug);
  if (!article) throw new Error(`${file}: there is no article ${slug} to be related to`);
  return article.summary;
}

for (const [slug, { file, head }] of ARTICLES) {
  for (const other of head.related) {
    if (other === slug) throw new Error(`${file}: the article is related to itself`);
    summaryOf(other, file);
  }
}

/** All articles, the newest first. */
export const POSTS: readonly PostSummary[] = [...ARTICLES.values()]
  .map(({ summary }) => summary)
  .sort((a, b) => b.published.localeCompare(a.published) || a.path.localeCompare(b.path));

function dated(post: PostSummary, language: Language): DatedPost {
  const short = formatDate(language, post.published, { month: 'short' });
  const [published, updated] = [formatDate(language, post.published), formatDate(language, post.updated)];
  return { ...post, dates: { short, published, updated } };
}

/** All articles within a frame of the given language, the newest first. */
export const postsIn = (language: Language) => POSTS.map((post) => dated(post, language));

/** The articles of a category within a frame of the given language, the newest first. */
export const postsOf = (category: BlogCategory, language: Language) =>
  POSTS.filter((post) => post.category === category).map((post) => dated(post, language));

/** An article to read within a frame of the given language, or null where there is none of that slug. */
export function readPost(slug: string, language: Language): Post | null {
  const article = ARTICLES.get(slug);
  if (!article) return null;
  const { file, head, summary } = article;
  const { html, headings } = draw(file, language);
  return {
    ...dated(summary, language),
    parts: html.split(TRY_IT),
    headings,
    converter: head.converter ?? null,
    related: head.related.map((other) => dated(summaryOf(other, file), language)),
  };
}
