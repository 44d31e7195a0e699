/** Turns what React Router built into what is published: finished pages, not-found pages, compressed copies. */
import { globSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { LANGUAGE_CODES, languageOf } from '../src/i18n/languages.ts';
import { localPath, OFFLINE } from '../src/site/paths.ts';
import { MISSING, resources } from '../src/site/prerender.ts';
import { compress } from './compress.ts';
import { finishPage, withoutScripts } from './finishPage.ts';
import { writeServiceWorkers } from './offline.ts';
import { routesOf, splitRoutes } from './splitRoutes.ts';

const OUT = 'build/client';
const sheets = new Map<string, string>();

function sheet(href: string): string {
  const text = sheets.get(href) ?? readFileSync(join(OUT, href), 'utf8').trim();
  sheets.set(href, text);
  return text;
}

/** Addresses for all unknown ones were drawn at /404, /recipes/404, ...; servers look for 404.html in a folder. */
function placeNotFoundPages() {
  for (const language of LANGUAGE_CODES) {
    for (const path of MISSING) {
      const drawn = join(OUT, localPath(language, path));
      renameSync(join(drawn, 'index.html'), `${drawn}.html`);
      rmSync(drawn, { recursive: true });
      rmSync(`${drawn}.data`);
    }
  }
}

/** The page for what is not on the device stands under any address, so it is plain HTML that no app takes over. */
function placeOfflinePages() {
  for (const language of LANGUAGE_CODES) {
    const drawn = join(OUT, localPath(language, OFFLINE));
    const page = readFileSync(join(drawn, 'index.html'), 'utf8');
    writeFileSync(`${drawn}.html`, withoutScripts(page));
    rmSync(drawn, { recursive: true });
    rmSync(`${drawn}.data`);
  }
}

rmSync(join(OUT, '__spa-fallback.html'));
rmSync('build/server', { recursive: true, force: true });
placeNotFoundPages();
placeOfflinePages();
// Files beside the pages are never moved to inside the app, so nothing reads their data.
for (const { path } of resources()) rmSync(join(OUT, `${path}.data`));
const routes = splitRoutes(OUT);
for (const file of globSync('**/*.html', { cwd: OUT })) {
  const page = readFileSync(join(OUT, file), 'utf8').replaceAll(
    routes,
    routesOf(languageOf(`/${file}`), routes),
  );
  writeFileSync(join(OUT, file), finishPage(page, sheet));
}
await writeServiceWorkers(OUT);
await compress(OUT);
