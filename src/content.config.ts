import { defineCollection } from 'astro:content';
import { glob } from 'astro/loaders';
import { ARTICLE, TRANSLATED_ARTICLE } from '#content/articles/frontMatter.ts';
import { checked } from '#content/checked.ts';
import { DOCUMENT } from '#content/documents/frontMatter.ts';
import { questionLoader } from '#content/faq/loader.ts';
import { QUESTIONS } from '#content/faq/schema.ts';

/** The English blog posts, `<slug>/en`, with the facts that all languages share. */
const articles = defineCollection(
  checked(glob({ base: 'src/content/articles', pattern: '*/en.mdx' }), ARTICLE),
);

/** Their translations, `<slug>/<language>`. */
const translatedArticles = defineCollection(
  checked(glob({ base: 'src/content/articles', pattern: ['*/*.mdx', '!*/en.mdx'] }), TRANSLATED_ARTICLE),
);

/** Pages of prose: `about/<language>`, `legal/terms/<language>` ... */
const documents = defineCollection(
  checked(glob({ base: 'src/content', pattern: ['about/*.mdx', 'legal/*/*.mdx'] }), DOCUMENT),
);

/** The frequently asked questions, one entry for each language. */
const questions = defineCollection(checked(questionLoader, QUESTIONS));

export const collections = { articles, translatedArticles, documents, questions };
