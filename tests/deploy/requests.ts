import { IMMUTABLE_CACHING, REVALIDATE_CACHING } from '../../scripts/headers.ts';
import { LANGUAGE_CODES } from '../../src/catalogs/languages.ts';
import { localPath } from '../../src/site/localPath.ts';
import { manifestPath } from '../../src/site/manifest.ts';
import { FRAME_PATHS, PAGES } from '../../src/site/paths.ts';
import { MISSING } from '../pages/built.ts';
import { asset, has } from './builtSite.ts';

export interface Expected {
  status: number;
  /** The file expected as the response body. */
  file: string;
  type: RegExp;
  caching: string;
}

const TYPES: [ending: RegExp, type: RegExp][] = [
  [/\.html$/, /^text\/html; ?charset=utf-8$/i],
  [/\.js$/, /^text\/javascript(; ?charset=utf-8)?$/i],
  [/\.css$/, /^text\/css(; ?charset=utf-8)?$/i],
  [/\.json$/, /^application\/json(; ?charset=utf-8)?$/i],
  [/\.xml$/, /^(text|application)\/xml(; ?charset=utf-8)?$/i],
  [/\.txt$/, /^text\/plain(; ?charset=utf-8)?$/i],
  [/\.webmanifest$/, /^application\/manifest\+json$/],
  [/\.svg$/, /^image\/svg\+xml$/],
  [/\.ico$/, /^image\/(x-icon|vnd\.microsoft\.icon)$/],
  [/\.png$/, /^image\/png$/],
  [/\.woff2$/, /^font\/woff2$/],
];

const typeOf = (file: string) => TYPES.find(([ending]) => ending.test(file))?.[1] ?? /^$/;

const row = (url: string, file: string, status = 200, caching: string = REVALIDATE_CACHING) =>
  [url, { status, file, type: typeOf(file), caching }] as [string, Expected];

const page = (url: string) => row(url, `${url}/index.html`.slice(1).replace(/^\//, ''));

const FOUND = LANGUAGE_CODES.flatMap((language) => [
  page(localPath(language, '/')),
  page(localPath(language, '/faq')),
  page(localPath(language, '/conversions/length')),
  page(localPath(language, PAGES.measure)),
  row(localPath(language, `${PAGES.measure}/`), `${localPath(language, PAGES.measure).slice(1)}/index.html`),
  page(localPath(language, '/tools/recipe-converter')),
  page(localPath(language, '/recipes')),
  page(localPath(language, '/recipes/chocolate-cake')),
  page(localPath(language, PAGES.embed)),
  page(localPath(language, FRAME_PATHS.converter)),
  page(localPath(language, FRAME_PATHS.food)),
  page(localPath(language, FRAME_PATHS.nutrition)),
  row(
    localPath(language, `${FRAME_PATHS.food}?food=honey`),
    `${localPath(language, FRAME_PATHS.food).slice(1)}/index.html`,
  ),
  row(localPath(language, '/faq/'), `${localPath(language, '/faq').slice(1)}/index.html`),
  row(localPath(language, '/faq?from=share&a=1'), `${localPath(language, '/faq').slice(1)}/index.html`),
  row(`/sw-${language}.js`, `sw-${language}.js`),
]);

/** Unknown URLs in every folder with its own not-found page, and elsewhere. */
const UNKNOWN = LANGUAGE_CODES.flatMap((language) =>
  [
    ...MISSING.flatMap((path) => {
      const folder = path.replace(/404$/, '');
      return ['none', 'none/', 'none/of/these', 'none.html'].map(
        (rest) => [`${folder}${rest}`, `${path}.html`] as const,
      );
    }),
    ...['/faq/none', '/blog/none', '/recipe', '/recipesx/cake', '/%C3%A4?x=1'].map(
      (path) => [path, '/404.html'] as const,
    ),
  ].map(([path, file]) => row(localPath(language, path), localPath(language, file).slice(1), 404)),
);

const ASSETS = ['js', 'svg', 'woff2']
  .map(asset)
  .map((file) => row(file, file.slice(1), 200, IMMUTABLE_CACHING));

/** Optional root files from elsewhere in the project; tested only if the build contains them. */
const BESIDE = ['favicon.svg', 'favicon.ico', 'apple-touch-icon.png', 'robots.txt', 'sitemap.xml']
  .concat(LANGUAGE_CODES.flatMap((language) => [manifestPath(language).slice(1), `search/${language}.json`]))
  .filter(has)
  .map((file) => row(`/${file}`, file));

/** URLs and the response every server must give. A missing file under /assets/ must never be cached. */
export const REQUESTS: [url: string, expected: Expected][] = [
  ...FOUND,
  ...ASSETS,
  ...BESIDE,
  ...UNKNOWN,
  row('/assets/none.js', '404.html', 404),
  row('/assets/', '404.html', 404),
  row('/constructor', '404.html', 404),
  row('/...', '404.html', 404),
];

/** URLs of 1d35f89 whose page has moved, and where they lead. */
export const MOVED: [url: string, to: string][] = LANGUAGE_CODES.flatMap((language) =>
  [
    ['/embed/food/honey', '/embed/food?food=honey'],
    ['/embed/food/00-flour/', '/embed/food?food=00-flour'],
    ['/embed/food/honey?theme=dark&accent=8a4b08', '/embed/food?food=honey&theme=dark&accent=8a4b08'],
  ].map(([from = '', to = '']): [string, string] => [localPath(language, from), localPath(language, to)]),
);

/** Path traversal attempts and malformed URLs. */
export const BAD = [
  '/..%2f..%2fpackage.json',
  '/%2e%2e/%2e%2e/package.json',
  '/../../package.json',
  '/%',
  '/%00',
];
