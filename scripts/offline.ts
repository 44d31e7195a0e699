import { globSync } from 'node:fs';
import { appendFile } from 'node:fs/promises';
import { build } from 'vite';
import { generateSW } from 'workbox-build';
import { LANGUAGE_CODES, LANGUAGES, type Language, languageOf } from '../src/catalogs/languages.ts';
import { localPath } from '../src/site/localPath.ts';
import { FOOD_PAGES_CACHE, OFFLINE_PATH, PAGES_CACHE } from '../src/site/offlinePages.ts';
import { writePageBundle } from './pageBundle.ts';

/** Whether visitors in this language need the file: its texts, and shared code. */
function belongsTo(language: Language, file: string): boolean {
  const [, fileLanguage] = /^(?:search|foods|ask)\/(\w+)\.json$/.exec(file) ?? [];
  if (fileLanguage) return fileLanguage === language;
  if (/^(assets\/|favicon)/.test(file)) return true;
  return languageOf(`/${file.replace(/\.html$/, '')}`) === language;
}

/** Globs of the other languages' folders, which this language's worker skips. */
const otherLanguageGlobs = (language: Language) =>
  LANGUAGE_CODES.flatMap((other) => {
    const folder = LANGUAGES[other].prefix.slice(1);
    return other === language || folder === '' ? [] : [`${folder}/**`];
  });

/** A part of our own for each worker, as one script: a worker that Workbox writes imports nothing. */
async function buildPart(input: string, define: Record<string, string> = {}): Promise<string> {
  const built = await build({
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    define,
    build: { write: false, rolldownOptions: { input, output: { format: 'iife' } } },
  });
  if (!('output' in built)) throw new Error(`${input} was not built as one script.`);
  return built.output[0].code;
}

/**
 * One service worker per language. After the first visit all pages of that language work without a network, except
 * those of foods, of which there are hundreds: each is kept once opened. Everything else comes from the network as
 * usual, and a page that is not kept says so. The pages come as one file, which `src/browser/pagesWorker.ts` unpacks;
 * Workbox keeps the rest.
 */
export async function writeServiceWorkers(folder: string): Promise<void> {
  const pageFiles = globSync('**/*.html', { cwd: folder });
  const shares = await buildPart('src/browser/shareWorker.ts');
  for (const language of LANGUAGE_CODES) {
    const worker = `${folder}/sw-${language}.js`;
    const bundle = writePageBundle(folder, pageFiles, language);
    const fromBundle = {
      cacheName: PAGES_CACHE + bundle,
      matchOptions: { ignoreSearch: true },
      // Only the bundle fills this cache.
      plugins: [{ cacheWillUpdate: async () => null }],
    };
    await generateSW({
      globDirectory: folder,
      globPatterns: [
        '**/*.{js,css,woff2,svg,webmanifest}',
        `**${OFFLINE_PATH}.html`,
        '{search,foods,ask}/*.json',
      ],
      globIgnores: ['sw-*.js', 'workbox-*.js', ...otherLanguageGlobs(language)],
      swDest: worker,
      cleanupOutdatedCaches: true,
      clientsClaim: true,
      skipWaiting: false,
      inlineWorkboxRuntime: true,
      sourcemap: false,
      ignoreURLParametersMatching: [/.*/],
      dontCacheBustURLsMatching: /^\/?assets\//,
      manifestTransforms: [
        (entries) => ({
          manifest: entries
            .filter(({ url }) => belongsTo(language, url))
            .map((entry) => ({ ...entry, url: `/${entry.url}` })),
          warnings: [],
        }),
      ],
      runtimeCaching: [
        // Workbox inlines these functions as text, so they cannot refer to anything outside themselves.
        {
          // Typed or linked with a slash at the end, a page is the same page.
          urlPattern: ({ request, url }) => request.mode === 'navigate' && /.\/$/.test(url.pathname),
          handler: async ({ url }) => {
            const page = new URL(url.href);
            page.pathname = url.pathname.replace(/\/+$/, '');
            return Response.redirect(page.href);
          },
        },
        {
          urlPattern: ({ request, url }) =>
            request.mode === 'navigate' && /\/ingredients\/[^/]+$/.test(url.pathname),
          handler: 'NetworkFirst',
          options: {
            cacheName: FOOD_PAGES_CACHE,
            networkTimeoutSeconds: 4,
            matchOptions: { ignoreSearch: true },
            expiration: { maxEntries: 150 },
            precacheFallback: { fallbackURL: localPath(language, `${OFFLINE_PATH}.html`) },
          },
        },
        {
          // Only pages made for it may be framed, so in a frame the browser itself says that it is offline.
          urlPattern: ({ request }) => request.mode === 'navigate' && request.destination === 'iframe',
          handler: 'CacheFirst',
          options: fromBundle,
        },
        {
          urlPattern: ({ request }) => request.mode === 'navigate',
          handler: 'CacheFirst',
          options: {
            ...fromBundle,
            precacheFallback: { fallbackURL: localPath(language, `${OFFLINE_PATH}.html`) },
          },
        },
      ],
    });
    const pages = await buildPart('src/browser/pagesWorker.ts', { PAGE_BUNDLE: JSON.stringify(bundle) });
    // Workbox handles POST requests only if asked.
    await appendFile(worker, `\n${pages}\n${shares}`);
  }
}
