import type { Catalog } from '#catalogs/catalog.ts';
import type { Language } from '#catalogs/languages.ts';
import type { DatedPost } from '#content/articles/article.ts';
import { BlogHeader } from '#features/blog/BlogHeader.tsx';
import { Posts } from '#features/blog/Posts.tsx';
import { LanguageProvider } from '#ui/language/language.ts';
import layout from '#ui/theme/layout.module.css';

interface Props {
  language: Language;
  messages: Catalog['blog'];
  posts: readonly DatedPost[];
}

/** The blog: all posts, with search. */
export function Blog({ language, messages, posts }: Props) {
  return (
    <LanguageProvider value={language}>
      <BlogHeader messages={messages} title={messages.title} lead={messages.lead} />
      <div className={layout.column}>
        <Posts messages={messages} posts={posts} />
      </div>
    </LanguageProvider>
  );
}
