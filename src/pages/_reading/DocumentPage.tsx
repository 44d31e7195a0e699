import type { ReactNode } from 'react';
import type { Document } from '#content/documents/documents.ts';
import type { Catalog } from '#i18n/catalog.ts';
import type { Language } from '#i18n/languages.ts';
import { fill } from '#i18n/template.ts';
import { Contents } from '#ui/contents/Contents.tsx';
import { InLanguage } from '#ui/language/language.ts';
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
  const { title, updated, sections } = page;
  return (
    <InLanguage value={language}>
      <PageHeader title={title}>
        {updated && (
          <p className={styles.updated}>
            <time dateTime={updated.iso}>{fill(messages.updated, { date: updated.text })}</time>
          </p>
        )}
      </PageHeader>
      <Contents label={messages.sections} parts={sections}>
        <div className={styles.text}>{text}</div>
      </Contents>
    </InLanguage>
  );
}
