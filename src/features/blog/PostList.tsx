import type { Catalog } from '#catalogs/catalog.ts';
import { fill } from '#catalogs/template.ts';
import type { DatedPost } from '#content/articles/article.ts';
import { selectPluralForm } from '#format/format.ts';
import { useLanguage } from '#ui/language/language.ts';
import { LocalLink } from '#ui/link/LocalLink.tsx';
import { PostDrawing } from './PostDrawing.tsx';
import styles from './PostList.module.css';
import { drawingOf } from './postDrawings.ts';

interface Props {
  messages: Catalog['blog'];
  posts: readonly DatedPost[];
  /** Level of the post titles: one below the list's heading. */
  heading: 'h2' | 'h3';
}

/** A list of posts with date, title and reading time. */
export function PostList({ messages, posts, heading: Heading }: Props) {
  const language = useLanguage();
  return (
    <ul className={styles.list}>
      {posts.map(({ to, title, description, category, published, dates, minutes }) => {
        const drawing = drawingOf(to);
        return (
          <li key={title} className={styles.post} data-category={category}>
            {drawing && <PostDrawing name={drawing} />}
            <p className={styles.facts}>
              <time dateTime={published}>{dates.short}</time>
              <span>{fill(selectPluralForm(language, minutes, messages.minutes), { n: minutes })}</span>
            </p>
            <div className={styles.text}>
              <Heading className={styles.title}>
                <LocalLink to={to}>{title}</LocalLink>
              </Heading>
              <p>{description}</p>
              <p className={styles.category}>
                <LocalLink to={{ page: 'category', part: category }}>
                  {messages.categories[category].title}
                </LocalLink>
              </p>
            </div>
          </li>
        );
      })}
    </ul>
  );
}
