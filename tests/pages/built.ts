import { existsSync, globSync, readFileSync } from 'node:fs';
import { FILL_IDS } from '@gramwise/engine/foods/fillIds.ts';
import { englishPath } from '../../src/site/localPath.ts';

export const OUT = 'dist';

/** Pages that were read before: every page links to dozens of others. */
const pages = new Map<string, string | null>();

/** The built page at a URL, or null for HTTP 404. */
export function built(path: string): string | null {
  let html = pages.get(path);
  if (html === undefined) {
    const file = `${OUT}${path === '/' ? '' : path}/index.html`;
    html = existsSync(file) ? readFileSync(file, 'utf8') : null;
    pages.set(path, html);
  }
  return html;
}

/** English paths of the not-found pages, one per folder that has its own: `/recipes/404`. */
export const MISSING = globSync('src/pages/**/404.astro').map((file) =>
  file.replaceAll('\\', '/').replace(/^src\/pages\/\[\.\.\.language\]|\.astro$/g, ''),
);

const REDIRECTS = new Set(Object.keys(FILL_IDS).map((id) => `/ingredients/${id}`));

/** URLs of built files that only redirect to another page: ids of foods filled in one way. */
export const isRedirect = (path: string) => REDIRECTS.has(englishPath(path));

/** Whether a page is made for frames on other sites. */
const isFrame = (path: string) => englishPath(path).startsWith('/embed/');

const listPages = () =>
  globSync(`${OUT}/**/index.html`)
    .map((file) => file.slice(OUT.length).replace(/\/index\.html$/, '') || '/')
    .filter((path) => !isRedirect(path) && !isFrame(path));

let listed: readonly string[] | undefined;

/** The URLs of all built pages, but for frames. */
export function allPaths(): readonly string[] {
  listed ??= listPages();
  return listed;
}

/** Foods of every kind: with one way and with four, with pieces, with lookalikes, with the converter, with neither, and counted ones. */
const FOODS_LOOKED_AT = [
  'flour',
  'brown-sugar',
  'barley-flour',
  'walnuts-chopped',
  'whole-egg',
  'baking-powder',
  'popcorn-popped',
  'bacon',
  'bagels',
];

/** Whether costly tests check a page: every page, but only a few of the hundreds of foods, made by one template. */
export function isLookedAt(path: string): boolean {
  const [, food] = /^\/ingredients\/(.+)$/.exec(englishPath(path)) ?? [];
  return food === undefined || FOODS_LOOKED_AT.includes(food);
}

const ENTITIES: Record<string, string> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  '#x27': "'",
  nbsp: '\u00a0',
};

/** Visible text: no tags or hidden content, entities decoded, whitespace collapsed. */
export function textOf(html: string): string {
  return html
    .replace(/<(script|style|template)\b[\s\S]*?<\/\1>/g, ' ')
    .replace(/<!--[\s\S]*?-->/g, '')
    .replace(/<[^>]+>/g, ' ')
    .replace(/&(#?\w+);/g, (entity, name: string) => ENTITIES[name] ?? entity)
    .replace(/[ \n\t]+/g, ' ');
}

/** The texts of all elements with this tag. */
export function texts(html: string, tag: string): string[] {
  const elements = html.matchAll(new RegExp(`<${tag}(?:\\s[^>]*)?>([\\s\\S]*?)</${tag}>`, 'g'));
  return [...elements].map(([, inner = '']) => textOf(inner).trim());
}

/** An attribute of the first element whose opening tag matches the pattern. */
export function attribute(html: string, tag: RegExp, name: string): string | undefined {
  const [element = ''] = tag.exec(html) ?? [];
  return new RegExp(`\\s${name}="([^"]*)"`, 'i').exec(element)?.[1];
}

/** A page's structured data. */
export function structuredData(html: string): Record<string, unknown>[] {
  const scripts = html.matchAll(/<script type="application\/ld\+json"[^>]*>([\s\S]*?)<\/script>/g);
  return [...scripts].map(([, json = '']) => JSON.parse(json) as Record<string, unknown>);
}

/** Whether a page says, where scripts are turned off, that a tool on it needs them. */
export const saysItNeedsScripts = (path: string) =>
  /<noscript>(?:(?!<\/noscript>).)*JavaScript/.test(built(path) ?? '');
