import { globSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import { LANGUAGE_CODES } from '../i18n/languages.ts';
import { BLOG_CATEGORIES, localPath, OFFLINE, PAGE_IDS, PAGES, RESOURCES } from './paths.ts';

/** The fillings of the `:part` of an address, read from the names of the content files. */
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

/** Every English address of the site, its parts filled. */
export function englishPaths(): string[] {
  return PAGE_IDS.flatMap((id) => {
    const { path } = PAGES[id];
    const [, part] = /:(\w+)$/.exec(path) ?? [];
    const fillings = part === undefined ? undefined : PARTS[part];
    return fillings ? fillings().map((filling) => path.replace(/:\w+$/, filling)) : [path];
  });
}

/** Addresses that stand for all unknown ones: the build turns them into the pages behind HTTP 404. */
export const MISSING = ['/404', '/recipes/404', '/blog/posts/404', '/blog/categories/404'] as const;

/** Every address of the files beside the pages, with the route module behind it. */
export function resources(): { path: string; module: string }[] {
  return Object.values(RESOURCES).flatMap(({ path, module }) =>
    path.includes(':language')
      ? LANGUAGE_CODES.map((language) => ({ path: path.replace(':language', language), module }))
      : [{ path, module }],
  );
}

/** Every address that the build turns into a file, in all languages. */
export function prerenderPaths(): string[] {
  const pages = LANGUAGE_CODES.flatMap((language) =>
    [...englishPaths(), ...MISSING, OFFLINE].map((path) => localPath(language, path)),
  );
  return [...pages, ...resources().map(({ path }) => path)];
}
