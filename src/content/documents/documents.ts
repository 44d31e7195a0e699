import { getEntry, render } from 'astro:content';
import type { Language } from '#catalogs/languages.ts';
import { formatDate } from '#format/format.ts';
import { isoDay } from '../isoDay.ts';

/** What a page shows of a document in addition to its text. */
export interface Document {
  title: string;
  description: string;
  /** The day of the last change, if shown: `2025-05-20`, and as text. */
  updated: { iso: string; text: string } | null;
  lead?: string | undefined;
  sections: readonly { id: string; title: string }[];
}

export type DocumentName = 'about' | 'legal/terms' | 'legal/imprint' | 'legal/privacy' | 'legal/contact';

async function entryOf(name: DocumentName, language: Language) {
  const entry = await getEntry('documents', `${name}/${language}`);
  if (!entry) throw new Error(`src/content/${name}/${language}.mdx is missing`);
  return entry;
}

/** A document's front matter. */
export const readDocumentHead = async (name: DocumentName, language: Language) =>
  (await entryOf(name, language)).data;

/** A document to show: front matter, sections, and the component that renders its text. */
export async function readDocument(name: DocumentName, language: Language) {
  const entry = await entryOf(name, language);
  const { Content, headings } = await render(entry);
  const { title, description, updated, lead } = entry.data;
  const iso = updated && isoDay(updated);
  const page: Document = {
    title,
    description,
    updated: iso ? { iso, text: formatDate(language, iso) } : null,
    lead,
    sections: headings
      .filter(({ depth }) => depth === 2)
      .map(({ slug, text }) => ({ id: slug, title: text })),
  };
  return { page, Content };
}
