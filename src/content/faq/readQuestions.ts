import { getEntry } from 'astro:content';
import type { Language } from '#catalogs/languages.ts';
import type { FaqPage } from './schema.ts';

/** The questions and answers in a language. */
export async function readQuestions(language: Language): Promise<FaqPage> {
  const entry = await getEntry('questions', language);
  if (!entry) throw new Error(`src/content/faq/${language}.ts is missing`);
  return entry.data;
}
