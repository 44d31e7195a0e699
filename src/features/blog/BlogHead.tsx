import type { Catalog } from '#i18n/catalog.ts';
import { RESOURCES } from '#site/paths.ts';
import { useLanguage } from '#ui/language/useLanguage.ts';
import layout from '#ui/theme/layout.module.css';
import styles from './BlogHead.module.css';

interface Props {
  words: Catalog['blog'];
  title: string;
  lead: string;
}

/** The opening of the blog and of its categories. */
export function BlogHead({ words, title, lead }: Props) {
  return (
    <header className={styles.head}>
      <h1>{title}</h1>
      <p className={layout.lead}>{lead}</p>
      <p className={styles.notes}>
        {useLanguage() !== 'en' && <span>{words.english}</span>}
        <a href={RESOURCES.feed.path}>{words.feed}</a>
      </p>
    </header>
  );
}
