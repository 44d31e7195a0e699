import { data, type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router';
import { readPost, TOOLS_ARTICLE } from '#content/articles/registry.server.ts';
import { PostView } from '#features/blog/PostView.tsx';
import { TryIt } from '#features/blog/TryIt.tsx';
import { Converter } from '#features/converter/Converter.tsx';
import { languageOf } from '#i18n/languages.ts';
import { wordsFor } from '#i18n/words.server.ts';
import { describePost } from './blog/describePost.ts';

export { shouldRevalidate } from '#site/staticData.ts';
export { Missing as ErrorBoundary } from './shell/Missing.tsx';

export const loader = ({ request, params }: LoaderFunctionArgs) => {
  const { slug = '' } = params;
  const post = readPost(slug, languageOf(new URL(request.url).pathname));
  if (!post || slug === TOOLS_ARTICLE) throw data(null, { status: 404 });
  const live = post.converter ? wordsFor(request, 'converter', 'units', 'ingredients') : null;
  return { ...wordsFor(request, 'blog'), post, live };
};

export const meta: MetaFunction<typeof loader> = ({ location, loaderData }) =>
  loaderData ? describePost(location.pathname, loaderData) : [];

export default function PostPage() {
  const { blog, post, live } = useLoaderData<typeof loader>();
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
