import { defineCollection } from 'astro:content';
import { glob } from 'astro/loaders';
import { ARTICLE } from '#content/articles/frontMatter.ts';
import { DOCUMENT } from '#content/documents/frontMatter.ts';
import { allQuestions } from '#content/faq/questions.ts';
import { QUESTIONS } from '#content/faq/schema.ts';
import { recipeLoader } from '#content/recipes/loader.ts';
import { recipeSchema } from '#content/recipes/schema.ts';

/** The blog's posts, as `<slug>/<language>`. */
const articles = defineCollection({
  loader: glob({ base: 'src/content/articles', pattern: '*/*.mdx' }),
  schema: ARTICLE,
});

/** Pages of prose: `about/<language>`, `legal/terms/<language>`, etc. */
const documents = defineCollection({
  loader: glob({ base: 'src/content', pattern: ['about/*.mdx', 'legal/*/*.mdx'] }),
  schema: DOCUMENT,
});

/** The frequently asked questions, one entry per language. */
const questions = defineCollection({ loader: allQuestions, schema: QUESTIONS });

const recipes = defineCollection({ loader: recipeLoader, schema: recipeSchema });

export const collections = { articles, documents, questions, recipes };
