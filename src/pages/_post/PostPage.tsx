import type { ReactNode } from 'react';
import type { Post } from '#content/articles/article.ts';
import { MeasureLinks } from '#features/blog/MeasureLinks.tsx';
import { PostView } from '#features/blog/PostView.tsx';
import type { Catalog } from '#i18n/catalog.ts';
import type { Language } from '#i18n/languages.ts';
import { InLanguage } from '#ui/language/language.ts';

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
    <InLanguage value={language}>
      <PostView messages={messages} post={post} text={text}>
        {measures && <MeasureLinks messages={messages.measure} />}
      </PostView>
    </InLanguage>
  );
}
