import { getEntry, render } from 'astro:content';
import { formatDate } from '#i18n/format.ts';
import type { Language } from '#i18n/languages.ts';
import { isoDay } from '../isoDay.ts';

/** What a page shows of a document besides its text. */
export interface Document {
  title: string;
  description: string;
  /** The day of the last change, where the page tells it: `2025-05-20`, and in words. */
  updated: { iso: string; text: string } | null;
  sections: readonly { id: string; title: string }[];
}

export type DocumentName = 'about' | 'legal/terms' | 'legal/privacy' | 'legal/contact';

async function entryOf(name: DocumentName, language: Language) {
  const entry = await getEntry('documents', `${name}/${language}`);
  if (!entry) throw new Error(`src/content/${name}/${language}.mdx is missing`);
  return entry;
}

/** What a document says at its head. */
export const readDocumentHead = async (name: DocumentName, language: Language) =>
  (await entryOf(name, language)).data;

/** A document to be shown: its head, its sections, and the component that is its text. */
export async function readDocument(name: DocumentName, language: Language) {
  const entry = await entryOf(name, language);
  const { Content, headings } = await render(entry);
  const { title, description, updated } = entry.data;
  const iso = updated && isoDay(updated);
  const page: Document = {
    title,
    description,
    updated: iso ? { iso, text: formatDate(language, iso) } : null,
    sections: headings
      .filter(({ depth }) => depth === 2)
      .map(({ slug, text }) => ({ id: slug, title: text })),
  };
  return { page, Content };
}
