import type { Catalog } from '#catalogs/catalog.ts';
import { fill } from '#catalogs/template.ts';
import type { DatedPost } from '#content/articles/article.ts';
import { selectPluralForm } from '#format/format.ts';
import buttons from '#ui/button/button.module.css';
import { useLanguage } from '#ui/language/language.ts';
import { PostFilterForm } from './PostFilterForm.tsx';

import { PostList } from './PostList.tsx';
import styles from './Posts.module.css';

interface Props {
  messages: Catalog['blog'];
  posts: readonly DatedPost[];
}

/** All posts, with search; `postFinder.ts` makes it work. */
export function Posts({ messages, posts }: Props) {
  const language = useLanguage();
  const { one, other } = messages.count;
  return (
    <div data-posts>
      <PostFilterForm messages={messages} />
      <output className={styles.count} data-one={one} data-other={other} data-none={messages.none}>
        {fill(selectPluralForm(language, posts.length, messages.count), { n: posts.length })}
      </output>
      <PostList messages={messages} posts={posts} heading="h2" />
      <button type="button" className={`${buttons.secondary} ${styles.all}`} data-all-posts hidden>
        {messages.reset}
      </button>
    </div>
  );
}
