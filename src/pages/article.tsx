import { type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router';
import { readPost, TOOLS_ARTICLE } from '#content/articles/registry.server.ts';
import { MeasureLinks } from '#features/blog/MeasureLinks.tsx';
import { PostView } from '#features/blog/PostView.tsx';
import { languageAsked } from '#i18n/languages.ts';
import { wordsFor } from '#i18n/words.server.ts';
import { describePost } from './blog/describePost.ts';

export { shouldRevalidate } from '#site/staticData.ts';

export const loader = ({ request }: LoaderFunctionArgs) => {
  const post = readPost(TOOLS_ARTICLE, languageAsked(request));
  if (!post) throw new Error(`There is no article ${TOOLS_ARTICLE}`);
  return { ...wordsFor(request, 'blog'), post };
};

export const meta: MetaFunction<typeof loader> = ({ location, loaderData }) =>
  loaderData ? describePost(location.pathname, loaderData) : [];

export default function Article() {
  const { blog, post } = useLoaderData<typeof loader>();
  return (
    <PostView words={blog} post={post}>
      <MeasureLinks words={blog.measure} />
    </PostView>
  );
}
