import type { Catalog } from '#catalogs/catalog.ts';
import { BLOG_CATEGORIES, type BlogCategory } from '#site/paths.ts';
import buttons from '#ui/button/button.module.css';
import { Icon } from '#ui/icon/Icon.tsx';
import { LocalLink } from '#ui/link/LocalLink.tsx';
import styles from './Categories.module.css';

/** Links from a category to the others and to all posts. */
export function Categories({ messages, besides }: { messages: Catalog['blog']; besides: BlogCategory }) {
  return (
    <nav className={styles.categories} aria-label={messages.others} data-noprint>
      {BLOG_CATEGORIES.filter((category) => category !== besides).map((category) => (
        <LocalLink key={category} className={buttons.secondary} to={{ page: 'category', part: category }}>
          {messages.categories[category].title}
        </LocalLink>
      ))}
      <LocalLink className={buttons.quiet} to="blog">
        <Icon name="left" />
        {messages.back}
      </LocalLink>
    </nav>
  );
}
