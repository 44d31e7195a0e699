import { globSync, readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { FACTS_FILES, WORDS_FILES } from '../recipes/fromFiles.ts';

const QUESTIONS = import.meta.glob<object>('../../src/content/faq/??.ts', { eager: true, import: 'default' });

const FRONT = /^---\n(?<front>[\s\S]*?)\n---\n(?<body>[\s\S]*)$/;

/** The entries of MDX files as Astro's collections have them, unchecked. */
const entries = (pattern: string, base: string) =>
  globSync(pattern).map((file) => {
    const { front = '', body = '' } = FRONT.exec(readFileSync(file, 'utf8'))?.groups ?? {};
    return {
      id: file.slice(base.length).replace(/\.mdx$/, ''),
      data: parse(front, { customTags: ['timestamp'] }),
      body,
    };
  });

const recipeEntry = (path: string) => path.replace(/^\.\/|\.ts$/g, '');

const COLLECTIONS: Readonly<Record<string, () => readonly unknown[]>> = {
  articles: () => entries('src/content/articles/*/en.mdx', 'src/content/articles/'),
  translatedArticles: () =>
    entries('src/content/articles/*/*.mdx', 'src/content/articles/').filter(({ id }) => !id.endsWith('/en')),
  documents: () => entries('src/content/{about,legal/*}/*.mdx', 'src/content/'),
  questions: () => Object.entries(QUESTIONS).map(([path, data]) => ({ id: path.slice(-5, -3), data })),
  recipeFacts: () => FACTS_FILES.map(([path, data]) => ({ id: recipeEntry(path), data })),
  recipeWords: () => WORDS_FILES.map(([path, data]) => ({ id: recipeEntry(path), data })),
};

/** Stands in for `astro:content`, so that the search index can be tested without a build. */
export const getCollection = async (name: string) => COLLECTIONS[name]?.() ?? [];
export const getEntry = async (name: string, id: string) => {
  const all = (await getCollection(name)) as { id: string }[];
  const english = id.replace(/\w+$/, 'en');
  // Legal texts may be missing in a language while being written, and are not tested here.
  return all.find((entry) => entry.id === id) ?? all.find((entry) => entry.id === english);
};
export const render = () => Promise.reject(new Error('Nothing is rendered here'));
