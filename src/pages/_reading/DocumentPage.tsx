import { Fragment, type ReactNode } from 'react';
import type { Document } from '#content/document.ts';
import type { Catalog } from '#i18n/catalog.ts';
import { fill } from '#i18n/template.ts';
import { Contents } from '#ui/contents/Contents.tsx';
import { PageHead } from '#ui/pageHead/PageHead.tsx';
import { Prose } from '#ui/prose/Prose.tsx';
import styles from './DocumentPage.module.css';

interface Props {
  page: Document;
  words: Catalog['reading']['document'];
  /** What stands between the parts of the text. */
  children?: ReactNode;
}

/** A page of prose: About, the legal pages, Contact. */
export function DocumentPage({ page, words, children }: Props) {
  const { title, updated, sections, parts } = page;
  return (
    <>
      <PageHead title={title}>
        {updated && (
          <p className={styles.updated}>
            <time dateTime={updated.iso}>{fill(words.updated, { date: updated.text })}</time>
          </p>
        )}
      </PageHead>
      <Contents label={words.sections} parts={sections}>
        {parts.map((html, index) => (
          <Fragment key={html}>
            {index > 0 && children}
            <Prose html={html} className={styles.text} />
          </Fragment>
        ))}
      </Contents>
    </>
  );
}
