import { type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router';
import { readPost, TOOLS_ARTICLE } from '#content/articles/registry.server.ts';
import { PostView } from '#features/blog/PostView.tsx';
import { TryIt } from '#features/blog/TryIt.tsx';
import { Converter } from '#features/converter/Converter.tsx';
import { languageAsked } from '#i18n/languages.ts';
import { wordsFor } from '#i18n/words.server.ts';
import { describePost } from './blog/describePost.ts';
import { describeMissing } from './shell/describeMissing.ts';
import { NotFound } from './shell/NotFound.tsx';

export { shouldRevalidate } from '#site/staticData.ts';

/** A post and the words around it; none for an unknown slug, which the build draws at `/blog/posts/404`. */
export const loader = ({ request, params }: LoaderFunctionArgs) => {
  const { slug = '' } = params;
  const post = readPost(slug, languageAsked(request));
  if (!post || slug === TOOLS_ARTICLE) return { ...wordsFor(request, 'shell'), post: null };
  const live = post.converter ? wordsFor(request, 'converter', 'units', 'ingredients') : null;
  return { ...wordsFor(request, 'blog'), post, live };
};

export const meta: MetaFunction<typeof loader> = ({ location: { pathname }, loaderData }) => {
  if (!loaderData) return [];
  return loaderData.post ? describePost(pathname, loaderData) : describeMissing(pathname, loaderData.shell);
};

export default function PostPage() {
  const loaded = useLoaderData<typeof loader>();
  if (!loaded.post) return <NotFound words={loaded.shell} />;
  const { blog, post, live } = loaded;
  const { converter } = post;
  return (
    <PostView
      key={post.path}
      words={blog}
      post={post}
      live={
        live &&
        converter && (
          <TryIt title={blog.tryIt}>
            <Converter words={live} preset={{ ...converter, amount: String(converter.amount) }} />
          </TryIt>
        )
      }
    />
  );
}
