import { readFileSync } from 'node:fs';

/** Where the build writes down the scripts of each island, before it draws the pages. */
export const ISLAND_FILES = '.astro/island-files.json';

/** What every island needs beside its own scripts. */
const RENDERER = 'node_modules/@astrojs/react/dist/client.js';

let files: Readonly<Record<string, readonly string[]>> | null = null;

/** The addresses of all scripts that an island imports, directly or not; none in `npm run dev`, which has no files. */
export function islandScripts(component: string): readonly string[] {
  if (import.meta.env.DEV) return [];
  files ??= JSON.parse(readFileSync(ISLAND_FILES, 'utf8')) as NonNullable<typeof files>;
  const own = files[component];
  const shared = files[RENDERER];
  if (!own || !shared) throw new Error(`No island: ${component}`);
  return [...new Set([...own, ...shared])].map((file) => `/${file}`);
}
