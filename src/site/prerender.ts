import { globSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import { LANGUAGE_CODES } from '../i18n/languages.ts';
import { BLOG_CATEGORIES, localPath, OFFLINE, PAGE_IDS, PAGES, RESOURCES } from './paths.ts';

/** The values of each `:part`, read from the names of the content files. */
const PARTS: Record<string, () => readonly string[]> = {
  id: () =>
    globSync('src/content/recipes/*/*.ts').flatMap((file) => {
      const name = basename(file, '.ts');
      return name.includes('.') || dirname(file).endsWith('recipes') ? [] : [name];
    }),
  category: () => BLOG_CATEGORIES,
  slug: () =>
    globSync('src/content/articles/*/en.mdx')
      .map((file) => basename(dirname(file)))
      .filter((slug) => slug !== 'kitchen-measurement-tools'),
};

/** Every English address of the site, with its parts filled in. */
export function englishPaths(): string[] {
  return PAGE_IDS.flatMap((id) => {
    const { path } = PAGES[id];
    const [, part] = /:(\w+)$/.exec(path) ?? [];
    const values = part === undefined ? undefined : PARTS[part];
    return values ? values().map((value) => path.replace(/:\w+$/, value)) : [path];
  });
}

/** Stand-ins for unknown addresses: the build turns them into the pages served with HTTP 404. */
export const MISSING = ['/404', '/recipes/404', '/blog/posts/404', '/blog/categories/404'] as const;

/** Every file that is built beside the pages, with its route module. */
export function resources(): { path: string; module: string }[] {
  return Object.values(RESOURCES).flatMap(({ path, module }) =>
    path.includes(':language')
      ? LANGUAGE_CODES.map((language) => ({ path: path.replace(':language', language), module }))
      : [{ path, module }],
  );
}

/** Every address the build turns into a file, in all languages. */
export function prerenderPaths(): string[] {
  const pages = LANGUAGE_CODES.flatMap((language) =>
    [...englishPaths(), ...MISSING, OFFLINE].map((path) => localPath(language, path)),
  );
  return [...pages, ...resources().map(({ path }) => path)];
}
