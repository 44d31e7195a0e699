import type { ReactNode } from 'react';
import type { Catalog } from '#catalogs/catalog.ts';
import type { Language } from '#catalogs/languages.ts';
import type { Post } from '#content/articles/article.ts';
import { MeasureLinks } from '#features/blog/MeasureLinks.tsx';
import { PostView } from '#features/blog/PostView.tsx';
import { LanguageProvider } from '#ui/language/language.ts';

interface Props {
  language: Language;
  messages: Catalog['blog'];
  post: Post;
  /** Whether to link the measuring tools after the text. */
  measures?: boolean;
  text?: ReactNode;
}

/** A blog post's page. */
export function PostPage({ language, messages, post, measures = false, text }: Props) {
  return (
    <LanguageProvider value={language}>
      <PostView messages={messages} post={post} text={text}>
        {measures && <MeasureLinks messages={messages.measure} />}
      </PostView>
    </LanguageProvider>
  );
}
