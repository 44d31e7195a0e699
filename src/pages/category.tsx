import { type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router';
import { postsOf } from '#content/articles/registry.server.ts';
import { BlogHead } from '#features/blog/BlogHead.tsx';
import { Categories } from '#features/blog/Categories.tsx';
import { PostList } from '#features/blog/PostList.tsx';
import { languageAsked, languageOf } from '#i18n/languages.ts';
import { wordsFor } from '#i18n/words.server.ts';
import { FEED_LINK } from '#site/feed.ts';
import { describePage } from '#site/meta.ts';
import { BLOG_CATEGORIES } from '#site/paths.ts';
import { breadcrumbs } from '#site/structuredData.ts';
import layout from '#ui/theme/layout.module.css';
import { describeMissing } from './shell/describeMissing.ts';
import { NotFound } from './shell/NotFound.tsx';

export { shouldRevalidate } from '#site/staticData.ts';

/** A category and its posts; none for an unknown name, which the build draws at `/blog/categories/404`. */
export const loader = ({ request, params }: LoaderFunctionArgs) => {
  const category = BLOG_CATEGORIES.find((id) => id === params['category']);
  if (!category) return { ...wordsFor(request, 'shell'), category: null };
  const posts = postsOf(category, languageAsked(request));
  return { ...wordsFor(request, 'blog'), category, posts };
};

export const meta: MetaFunction<typeof loader> = ({ location, loaderData }) => {
  if (!loaderData) return [];
  if (!loaderData.category) return describeMissing(location.pathname, loaderData.shell);
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
  const loaded = useLoaderData<typeof loader>();
  if (!loaded.category) return <NotFound words={loaded.shell} />;
  const { blog, category, posts } = loaded;
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
