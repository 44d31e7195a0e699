import type { Catalog } from '#i18n/catalog.ts';
import { feedPath } from '#site/paths.ts';
import { useLanguage } from '#ui/language/language.ts';
import { PageHead } from '#ui/pageHead/PageHead.tsx';
import styles from './BlogHead.module.css';

interface Props {
  messages: Catalog['blog'];
  title: string;
  lead: string;
}

/** Head of the blog and of its category pages. */
export function BlogHead({ messages, title, lead }: Props) {
  return (
    <PageHead title={title} lead={lead}>
      <p className={styles.notes}>
        <a href={feedPath(useLanguage())}>{messages.feed}</a>
      </p>
    </PageHead>
  );
}
