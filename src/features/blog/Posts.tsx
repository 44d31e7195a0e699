import { useAddressState } from '#browser/useAddressState.ts';
import type { DatedPost } from '#content/articles/article.ts';
import { pluralForm } from '#i18n/format.ts';
import { fill } from '#i18n/template.ts';
import buttons from '#ui/button/button.module.css';
import { island } from '#ui/island/Island.tsx';
import { useLanguage } from '#ui/language/language.ts';
import { Finder } from './Finder.tsx';
import type { BlogMessages } from './messages.ts';
import { PostList } from './PostList.tsx';
import styles from './Posts.module.css';
import { filterPosts, NO_POST_FILTER, readPostFilter, writePostFilter } from './postFilter.ts';

interface Props {
  messages: BlogMessages;
  posts: readonly DatedPost[];
}

/** All posts, with search. */
export function Posts({ messages, posts }: Props) {
  const language = useLanguage();
  const [filter, setFilter] = useAddressState({
    initial: NO_POST_FILTER,
    read: readPostFilter,
    write: writePostFilter,
  });
  const found = filterPosts(posts, filter);
  return (
    <>
      <Finder messages={messages} filter={filter} onChange={(part) => setFilter({ ...filter, ...part })} />
      <output className={styles.count}>
        {found.length === 0
          ? messages.none
          : fill(pluralForm(language, found.length, messages.count), { n: found.length })}
      </output>
      {found.length > 0 ? (
        <PostList messages={messages} posts={found} heading="h2" />
      ) : (
        <button type="button" className={buttons.secondary} onClick={() => setFilter(NO_POST_FILTER)}>
          {messages.reset}
        </button>
      )}
    </>
  );
}

export const PostsIsland = island(Posts);
