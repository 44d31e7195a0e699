import { globSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { LANGUAGE_CODES, type Language } from '../src/i18n/languages.ts';

const ASSIGNS = /^window\.__reactRouterManifest=(\{[\s\S]*\});?$/;

interface Manifest {
  routes: Record<string, { id: string }>;
  url: string;
}

/** Where the routes of a language stand, given where React Router wrote those of all. */
export const routesOf = (language: Language, manifest: string) =>
  manifest.replace(/\.js$/, `.${language}.js`);

/**
 * React Router's list of routes, cut for a language. Each language is a site of its own: its pages lead to another one
 * by links that load, so its app need not read, flatten and rank the routes of all three before it can start.
 */
function cutRoutes(text: string, language: Language): string {
  const [, json] = text.match(ASSIGNS) ?? [];
  if (!json) throw new Error('React Router changed how it writes its routes.');
  const manifest: Manifest = JSON.parse(json);
  const own = ({ id }: { id: string }) => id === 'root' || id.split('/')[0] === language;
  const routes = Object.fromEntries(Object.entries(manifest.routes).filter(([, route]) => own(route)));
  if (Object.keys(routes).length < 3) throw new Error(`There are no routes for ${language}.`);
  return `window.__reactRouterManifest=${JSON.stringify({ ...manifest, routes, url: routesOf(language, manifest.url) })};`;
}

/** Puts the routes of each language in the place of the routes of all. Returns where those stood. */
export function splitRoutes(folder: string): string {
  const [manifest] = globSync('assets/manifest-*.js', { cwd: folder });
  if (!manifest) throw new Error('React Router changed where it writes its routes.');
  const text = readFileSync(join(folder, manifest), 'utf8');
  for (const language of LANGUAGE_CODES) {
    writeFileSync(join(folder, routesOf(language, manifest)), cutRoutes(text, language));
  }
  rmSync(join(folder, manifest));
  return manifest;
}
