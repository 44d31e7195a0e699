import { type CollectionEntry, getCollection, render } from 'astro:content';
import { DEFAULT_LANGUAGE, type Language } from '#catalogs/languages.ts';
import { formatDate } from '#format/format.ts';
import type { BlogCategory, LinkTarget } from '#site/paths.ts';
import { isoDay } from '../isoDay.ts';
import type { DatedPost, Post, PostSummary } from './article.ts';
import { checkArticles, slugOf } from './checkArticles.ts';
import { readingMinutes } from './readingMinutes.ts';

/** The only article with a URL outside the posts. */
export const TOOLS_ARTICLE = 'kitchen-measurement-tools';

interface Entry {
  slug: string;
  /** Front matter that all languages share. */
  facts: CollectionEntry<'articles'>['data'];
  words: CollectionEntry<'articles'> | CollectionEntry<'translatedArticles'>;
}

const loaded = new Map<Language, Promise<readonly Entry[]>>();

/** All articles in a language, newest first; a bad one stops the build. */
function articles(language: Language): Promise<readonly Entry[]> {
  const known = loaded.get(language) ?? load(language);
  loaded.set(language, known);
  return known;
}

let checked: ReturnType<typeof loadAll> | undefined;

/** The English articles, and those of every language by id. */
async function loadAll() {
  const [english, translated] = await Promise.all([
    getCollection('articles'),
    getCollection('translatedArticles'),
  ]);
  checkArticles(english, translated);
  return { english, words: new Map([...english, ...translated].map((entry) => [entry.id, entry])) };
}

async function load(language: Language): Promise<readonly Entry[]> {
  checked ??= loadAll();
  const { english, words } = await checked;
  return english
    .flatMap((entry) => {
      const slug = slugOf(entry);
      const own = words.get(`${slug}/${language}`);
      return own ? [{ slug, facts: entry.data, words: own }] : [];
    })
    .toSorted((a, b) => +b.facts.published - +a.facts.published || a.slug.localeCompare(b.slug));
}

const linkTo = (slug: string): LinkTarget =>
  slug === TOOLS_ARTICLE ? 'article' : { page: 'post', part: slug };

function summary({ slug, facts, words }: Entry): PostSummary {
  const { title, description, published, updated } = words.data;
  return {
    to: linkTo(slug),
    title,
    description,
    category: facts.category,
    published: isoDay(published),
    updated: isoDay(updated),
    minutes: readingMinutes(words.body ?? ''),
  };
}

function dated(entry: Entry, language: Language): DatedPost {
  const post = summary(entry);
  const short = formatDate(language, post.published, { month: 'short' });
  const [published, updated] = [formatDate(language, post.published), formatDate(language, post.updated)];
  return { ...post, dates: { short, published, updated } };
}

async function articleOf(slug: string, language: Language): Promise<Entry> {
  const entry = (await articles(language)).find((article) => article.slug === slug);
  if (!entry) throw new Error(`There is no article ${slug} in ${language}`);
  return entry;
}

/** All articles in a language, newest first. */
export const allPosts = async (language: Language) => (await articles(language)).map(summary);

/** The slugs of the articles at `/blog/posts/...`. */
export const postSlugs = async () =>
  (await articles(DEFAULT_LANGUAGE)).map(({ slug }) => slug).filter((slug) => slug !== TOOLS_ARTICLE);

/** All articles of a language, or those of a category, with their dates as text. */
export async function postsIn(language: Language, category?: BlogCategory): Promise<DatedPost[]> {
  const entries = await articles(language);
  const chosen = category ? entries.filter(({ facts }) => facts.category === category) : entries;
  return chosen.map((entry) => dated(entry, language));
}

/** The initial values of an article's live converter. */
export const converterStart = async (slug: string, language: Language) =>
  (await articleOf(slug, language)).words.data.converter;

/** An article with its dates as text, and the component that renders its text. */
export async function readPost(slug: string, language: Language) {
  const entry = await articleOf(slug, language);
  const { Content, headings } = await render(entry.words);
  const related = await Promise.all(entry.facts.related.map((other) => articleOf(other, language)));
  const post: Post = {
    ...dated(entry, language),
    parts: headings.filter(({ depth }) => depth === 2).map(({ slug, text }) => ({ id: slug, title: text })),
    related: related.map((other) => dated(other, language)),
  };
  return { post, Content };
}
