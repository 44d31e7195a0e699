import { data, type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router';
import { postsOf } from '#content/articles/registry.server.ts';
import { BlogHead } from '#features/blog/BlogHead.tsx';
import { Categories } from '#features/blog/Categories.tsx';
import { PostList } from '#features/blog/PostList.tsx';
import { languageOf } from '#i18n/languages.ts';
import { wordsFor } from '#i18n/words.server.ts';
import { FEED_LINK } from '#site/feed.ts';
import { describePage } from '#site/meta.ts';
import { BLOG_CATEGORIES } from '#site/paths.ts';
import { breadcrumbs } from '#site/structuredData.ts';
import layout from '#ui/theme/layout.module.css';

export { shouldRevalidate } from '#site/staticData.ts';
export { Missing as ErrorBoundary } from './shell/Missing.tsx';

export const loader = ({ request, params }: LoaderFunctionArgs) => {
  const category = BLOG_CATEGORIES.find((id) => id === params['category']);
  if (!category) throw data(null, { status: 404 });
  return { ...wordsFor(request, 'blog'), category, posts: postsOf(category) };
};

export const meta: MetaFunction<typeof loader> = ({ location, loaderData }) => {
  if (!loaderData) return [];
  const { blog, category } = loaderData;
  const { meta: page, title } = blog.categories[category];
  const trail = [
    { name: blog.home, path: '/blog' },
    { name: title, path: `/blog/categories/${category}` },
  ];
  return [
    ...describePage(location.pathname, page),
    FEED_LINK,
    breadcrumbs(languageOf(location.pathname), trail),
  ];
};

export default function Category() {
  const { blog, category, posts } = useLoaderData<typeof loader>();
  const { title, lead } = blog.categories[category];
  return (
    <>
      <BlogHead words={blog} title={title} lead={lead} />
      <div className={layout.column}>
        <PostList words={blog} posts={posts} heading="h2" />
        <Categories words={blog} besides={category} />
      </div>
    </>
  );
}
