import type { Catalog } from '#i18n/catalog.ts';
import { RESOURCES } from '#site/paths.ts';
import { useLanguage } from '#ui/language/language.ts';
import { PageHead } from '#ui/pageHead/PageHead.tsx';
import styles from './BlogHead.module.css';

interface Props {
  words: Catalog['blog'];
  title: string;
  lead: string;
}

/** The opening of the blog and of its categories. */
export function BlogHead({ words, title, lead }: Props) {
  return (
    <PageHead title={title} lead={lead}>
      <p className={styles.notes}>
        {useLanguage() !== 'en' && <span>{words.english}</span>}
        <a href={RESOURCES.feed} hrefLang="en">
          {words.feed}
        </a>
      </p>
    </PageHead>
  );
}
