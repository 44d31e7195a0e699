import { generateSW } from 'workbox-build';
import { LANGUAGE_CODES, type Language, languageOf } from '../src/i18n/languages.ts';
import { localPath } from '../src/site/paths.ts';

/** The address of a built file: `/faq` for `faq/index.html`. */
function addressOf(file: string): string {
  return `/${file}`.replace(/(.)\/index\.html$/, '$1').replace(/^\/index\.html$/, '/');
}

/** Whether visitors in this language need the file: its pages and texts, and shared code. */
function belongsTo(language: Language, file: string): boolean {
  const [, own] = /^search\/(\w+)\.json$/.exec(file) ?? [];
  if (own) return own === language;
  if (/^(assets\/|favicon|site\.webmanifest)/.test(file)) return true;
  return languageOf(`/${file.replace(/\.html$/, '')}`) === language;
}

/**
 * Writes one service worker per language. After the first visit, all pages of that language work offline; everything
 * else still uses the network, and the offline page replaces pages that cannot be loaded.
 */
export async function writeServiceWorkers(folder: string): Promise<void> {
  for (const language of LANGUAGE_CODES) {
    await generateSW({
      globDirectory: folder,
      globPatterns: ['**/*.{html,js,css,woff2,svg,webmanifest}', 'search/*.json'],
      globIgnores: ['**/404.html', 'sw-*.js', 'workbox-*.js'],
      swDest: `${folder}/sw-${language}.js`,
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
            .map((entry) => ({ ...entry, url: addressOf(entry.url) })),
          warnings: [],
        }),
      ],
      runtimeCaching: [
        {
          urlPattern: ({ request }) => request.mode === 'navigate',
          handler: 'NetworkOnly',
          options: { precacheFallback: { fallbackURL: localPath(language, '/offline.html') } },
        },
      ],
    });
  }
}
