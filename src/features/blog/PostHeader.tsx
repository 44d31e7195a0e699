import type { Catalog } from '#catalogs/catalog.ts';
import { fill } from '#catalogs/template.ts';
import type { DatedPost } from '#content/articles/article.ts';
import { selectPluralForm } from '#format/format.ts';
import { useLanguage } from '#ui/language/language.ts';
import { LocalLink } from '#ui/link/LocalLink.tsx';
import layout from '#ui/theme/layout.module.css';
import { PostDrawing } from './PostDrawing.tsx';
import styles from './PostHeader.module.css';
import { drawingOf } from './postDrawings.ts';

/** A message that contains a date, with the date in a `time` element. */
function Dated({ message, iso, text }: { message: string; iso: string; text: string }) {
  const [before, after = ''] = message.split('{date}');
  return (
    <span>
      {before}
      <time dateTime={iso}>{text}</time>
      {after}
    </span>
  );
}

/** A post's breadcrumbs, title, summary and dates. */
export function PostHeader({ messages, post }: { messages: Catalog['blog']; post: DatedPost }) {
  const language = useLanguage();
  const drawing = drawingOf(post.to);
  const { category, published, updated, dates, minutes } = post;
  return (
    <div className={styles.head}>
      {drawing && <PostDrawing name={drawing} />}
      <nav aria-label={messages.path} className={styles.path} data-noprint>
        <LocalLink to="blog">{messages.home}</LocalLink>
        <LocalLink to={{ page: 'category', part: category }}>{messages.categories[category].title}</LocalLink>
      </nav>
      <h1>{post.title}</h1>
      <p className={layout.lead}>{post.description}</p>
      <p className={styles.facts}>
        <Dated message={messages.published} iso={published} text={dates.published} />
        {updated !== published && <Dated message={messages.updated} iso={updated} text={dates.updated} />}
        <span>{fill(selectPluralForm(language, minutes, messages.minutes), { n: minutes })}</span>
      </p>
    </div>
  );
}
