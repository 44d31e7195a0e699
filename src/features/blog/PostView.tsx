import type { ReactNode } from 'react';
import type { Post } from '#content/articles/article.ts';
import type { Catalog } from '#i18n/catalog.ts';
import buttons from '#ui/button/button.module.css';
import { Icon } from '#ui/icon/Icon.tsx';
import { LocalLink } from '#ui/link/LocalLink.tsx';
import { Prose } from '#ui/prose/Prose.tsx';
import layout from '#ui/theme/layout.module.css';
import { Contents } from './Contents.tsx';
import { PostHead } from './PostHead.tsx';
import { PostList } from './PostList.tsx';
import styles from './PostView.module.css';

interface Props {
  words: Catalog['blog'];
  post: Post;
  /** What stands where the text leaves room for the live converter. */
  live?: ReactNode;
  /** What follows the text. */
  children?: ReactNode;
}

/** A post to read. The text is English; the frame speaks the language of the page. */
export function PostView({ words, post, live, children }: Props) {
  const [start = '', rest] = post.parts;
  return (
    <article className={`${layout.column} ${styles.post}`}>
      <PostHead words={words} post={post} />
      <div className={styles.columns}>
        <Contents title={words.contents} headings={post.headings} />
        <div className={styles.text}>
          <Prose html={start} lang="en" />
          {live}
          {rest && <Prose html={rest} lang="en" className={styles.rest} />}
          {children}
        </div>
      </div>
      <section className={styles.related} aria-labelledby="related" data-noprint>
        <h2 id="related">{words.related}</h2>
        <PostList words={words} posts={post.related} heading="h3" />
        <LocalLink className={buttons.secondary} to="blog">
          <Icon name="left" />
          {words.back}
        </LocalLink>
      </section>
    </article>
  );
}
