import type { Catalog } from '#catalogs/catalog.ts';
import type { Language } from '#catalogs/languages.ts';
import type { DatedPost } from '#content/articles/article.ts';
import { BlogHeader } from '#features/blog/BlogHeader.tsx';
import { Categories } from '#features/blog/Categories.tsx';
import { PostList } from '#features/blog/PostList.tsx';
import type { BlogCategory } from '#site/paths.ts';
import { LanguageProvider } from '#ui/language/language.ts';
import layout from '#ui/theme/layout.module.css';

interface Props {
  language: Language;
  messages: Catalog['blog'];
  category: BlogCategory;
  posts: readonly DatedPost[];
}

/** The posts of a category. */
export function Category({ language, messages, category, posts }: Props) {
  const { title, lead } = messages.categories[category];
  return (
    <LanguageProvider value={language}>
      <BlogHeader messages={messages} title={title} lead={lead} />
      <div className={layout.column}>
        <PostList messages={messages} posts={posts} heading="h2" />
        <Categories messages={messages} besides={category} />
      </div>
    </LanguageProvider>
  );
}
