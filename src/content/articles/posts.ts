import { type CollectionEntry, getCollection, render } from 'astro:content';
import { formatDate } from '#i18n/format.ts';
import type { Language } from '#i18n/languages.ts';
import type { BlogCategory, LinkTarget } from '#site/paths.ts';
import { isoDay } from '../isoDay.ts';
import type { DatedPost, Post, PostSummary } from './article.ts';
import { checkArticles, slugOf } from './checkArticles.ts';
import { readingMinutes } from './readingMinutes.ts';

type Entry = CollectionEntry<'articles'>;

/** The only article with an address outside the posts. */
export const TOOLS_ARTICLE = 'kitchen-measurement-tools';

let checked: Promise<readonly Entry[]> | undefined;

/** All articles, newest first; a bad one stops the build. */
function articles(): Promise<readonly Entry[]> {
  checked ??= getCollection('articles').then((entries) =>
    checkArticles(entries).toSorted(
      (a, b) => +b.data.published - +a.data.published || slugOf(a).localeCompare(slugOf(b)),
    ),
  );
  return checked;
}

const linkTo = (slug: string): LinkTarget =>
  slug === TOOLS_ARTICLE ? 'article' : { page: 'post', part: slug };

function summary(entry: Entry): PostSummary {
  const { title, description, category, published, updated } = entry.data;
  return {
    to: linkTo(slugOf(entry)),
    title,
    description,
    category,
    published: isoDay(published),
    updated: isoDay(updated),
    minutes: readingMinutes(entry.body ?? ''),
  };
}

function dated(entry: Entry, language: Language): DatedPost {
  const post = summary(entry);
  const short = formatDate(language, post.published, { month: 'short' });
  const [published, updated] = [formatDate(language, post.published), formatDate(language, post.updated)];
  return { ...post, dates: { short, published, updated } };
}

async function articleOf(slug: string): Promise<Entry> {
  const entry = (await articles()).find((article) => slugOf(article) === slug);
  if (!entry) throw new Error(`There is no article ${slug}`);
  return entry;
}

/** All articles, newest first. */
export const allPosts = async () => (await articles()).map(summary);

/** The slugs of the articles at `/blog/posts/...`. */
export const postSlugs = async () => (await articles()).map(slugOf).filter((slug) => slug !== TOOLS_ARTICLE);

/** All articles, or those of a category, with dates in the given language. */
export async function postsIn(language: Language, category?: BlogCategory): Promise<DatedPost[]> {
  const entries = await articles();
  const chosen = category ? entries.filter(({ data }) => data.category === category) : entries;
  return chosen.map((entry) => dated(entry, language));
}

/** The initial values of an article's live converter. */
export const converterStart = async (slug: string) => (await articleOf(slug)).data.converter;

/** An article with dates in the given language, and the component that renders its text. */
export async function readPost(slug: string, language: Language) {
  const entry = await articleOf(slug);
  const { Content, headings } = await render(entry);
  const related = await Promise.all(entry.data.related.map(articleOf));
  const post: Post = {
    ...dated(entry, language),
    parts: headings.filter(({ depth }) => depth === 2).map(({ slug, text }) => ({ id: slug, title: text })),
    related: related.map((other) => dated(other, language)),
  };
  return { post, Content };
}
