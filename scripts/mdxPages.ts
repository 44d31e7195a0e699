import mdx from '@mdx-js/rollup';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import type { Plugin } from 'vite';

type Handler = (code: string, id: string) => Promise<{ code: string } | undefined>;

/**
 * Compiles MDX files into components. An import with a query, `./file.mdx?raw`, is left to Vite, which gives the
 * text: the front matter is read from there.
 */
export function mdxPages(): Plugin {
  const compiler = mdx({ remarkPlugins: [remarkFrontmatter, remarkGfm] });
  return {
    ...compiler,
    enforce: 'pre',
    transform: { filter: { id: /\.mdx$/ }, handler: compiler.transform as Handler },
  };
}
