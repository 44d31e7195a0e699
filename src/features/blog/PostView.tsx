import type { ReactNode } from 'react';
import type { Catalog } from '#catalogs/catalog.ts';
import type { Post } from '#content/articles/article.ts';
import buttons from '#ui/button/button.module.css';
import { Icon } from '#ui/icon/Icon.tsx';
import { LocalLink } from '#ui/link/LocalLink.tsx';
import layout from '#ui/theme/layout.module.css';
import { PostContents } from './PostContents.tsx';
import { PostHeader } from './PostHeader.tsx';
import { PostList } from './PostList.tsx';
import styles from './PostView.module.css';

interface Props {
  messages: Catalog['blog'];
  post: Post;
  /** The body, including the live converter if the post has one. */
  text: ReactNode;
  /** Shown after the body. */
  children?: ReactNode;
}

/** A blog post. */
export function PostView({ messages, post, text, children }: Props) {
  return (
    <article className={`${layout.column} ${styles.post}`}>
      <PostHeader messages={messages} post={post} />
      <div className={styles.columns}>
        <PostContents title={messages.contents} parts={post.parts} />
        <div className={styles.text}>
          {text}
          {children}
        </div>
      </div>
      <section className={styles.related} aria-labelledby="related" data-noprint>
        <h2 id="related">{messages.related}</h2>
        <PostList messages={messages} posts={post.related} heading="h3" />
        <LocalLink className={buttons.secondary} to="blog">
          <Icon name="left" />
          {messages.back}
        </LocalLink>
      </section>
    </article>
  );
}
