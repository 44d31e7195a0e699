import type { ReactNode } from 'react';
import type { Catalog } from '#catalogs/catalog.ts';
import type { Language } from '#catalogs/languages.ts';
import { fill } from '#catalogs/template.ts';
import type { Document } from '#content/documents/documents.ts';
import { Contents } from '#ui/contents/Contents.tsx';
import { LanguageProvider } from '#ui/language/language.ts';
import { PageHeader } from '#ui/pageHeader/PageHeader.tsx';
import styles from './DocumentPage.module.css';

interface Props {
  language: Language;
  page: Document;
  messages: Catalog['reading']['document'];
  text?: ReactNode;
}

/** A page of prose: About, the legal pages, Contact. */
export function DocumentPage({ language, page, messages, text }: Props) {
  const { title, lead, updated, sections } = page;
  return (
    <LanguageProvider value={language}>
      <PageHeader title={title} lead={lead}>
        {updated && (
          <p className={styles.updated}>
            <time dateTime={updated.iso}>{fill(messages.updated, { date: updated.text })}</time>
          </p>
        )}
      </PageHeader>
      <Contents label={messages.sections} parts={sections}>
        <div className={styles.text}>{text}</div>
      </Contents>
    </LanguageProvider>
  );
}
