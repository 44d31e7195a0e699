import type { Catalog } from '#catalogs/catalog.ts';
import { feedPath } from '#site/paths.ts';
import { useLanguage } from '#ui/language/language.ts';
import { PageHeader } from '#ui/pageHeader/PageHeader.tsx';
import styles from './BlogHeader.module.css';

interface Props {
  messages: Catalog['blog'];
  title: string;
  lead: string;
}

/** Head of the blog and of its category pages. */
export function BlogHeader({ messages, title, lead }: Props) {
  return (
    <PageHeader title={title} lead={lead}>
      <p className={styles.notes}>
        <a href={feedPath(useLanguage())}>{messages.feed}</a>
      </p>
    </PageHeader>
  );
}
