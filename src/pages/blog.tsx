import { type LoaderFunctionArgs, type MetaFunction, useLoaderData, useLocation } from 'react-router';
import { postsIn } from '#content/articles/registry.server.ts';
import { BlogHead } from '#features/blog/BlogHead.tsx';
import { Posts } from '#features/blog/Posts.tsx';
import { languageAsked, languageOf } from '#i18n/languages.ts';
import { wordsFor } from '#i18n/words.server.ts';
import { FEED_LINK } from '#site/feed.ts';
import { describePage } from '#site/meta.ts';
import { breadcrumbs } from '#site/structuredData.ts';
import layout from '#ui/theme/layout.module.css';

export { shouldRevalidate } from '#site/staticData.ts';

export const loader = ({ request }: LoaderFunctionArgs) => ({
  ...wordsFor(request, 'blog'),
  posts: postsIn(languageAsked(request)),
});

export const meta: MetaFunction<typeof loader> = ({ location, loaderData }) =>
  loaderData
    ? [
        ...describePage(location.pathname, loaderData.blog.meta),
        FEED_LINK,
        breadcrumbs(languageOf(location.pathname), [{ name: loaderData.blog.home, path: '/blog' }]),
      ]
    : [];

export default function Blog() {
  const { blog, posts } = useLoaderData<typeof loader>();
  const { key } = useLocation();
  return (
    <>
      <BlogHead words={blog} title={blog.title} lead={blog.lead} />
      <div className={layout.column}>
        {/* A link to the blog shows all of it again, also from a search in it. */}
        <Posts key={key} words={blog} posts={posts} />
      </div>
    </>
  );
}
