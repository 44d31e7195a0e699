import type { Catalog } from '#i18n/catalog.ts';
import { RESOURCES } from '#site/paths.ts';
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
        {useLanguage() !== 'en' && <span>{messages.english}</span>}
        <a href={RESOURCES.feed} hrefLang="en">
          {messages.feed}
        </a>
      </p>
    </PageHead>
  );
}
