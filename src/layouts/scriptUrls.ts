import { readFileSync } from 'node:fs';

/** The file in which the build lists the files of each script and island, before it renders the pages. */
export const SCRIPT_FILES_PATH = '.astro/script-files.json';

export interface ScriptFiles {
  file: string;
  /** This file and everything it imports, directly or indirectly. */
  all: readonly string[];
}

/** What every island needs besides its own scripts. */
const RENDERER = 'node_modules/@astrojs/react/dist/client.js';

let files: Readonly<Record<string, ScriptFiles>> | null = null;

function filesOf(source: string): ScriptFiles {
  files ??= JSON.parse(readFileSync(SCRIPT_FILES_PATH, 'utf8')) as NonNullable<typeof files>;
  const found = files[source];
  if (!found) throw new Error(`Neither a page's script nor an island: ${source}`);
  return found;
}

/** The URL of a page's script, which is a file named `script.ts`. */
export const scriptUrl = (source: string) => `/${import.meta.env.DEV ? source : filesOf(source).file}`;

/**
 * The URLs of all scripts of a page's tool, to preload; without a tool, of everything its scripts import. What only the
 * frame needs besides would come between a tool and its answer. None in `npm run dev`, which has no files.
 */
export function preloadUrls(scripts: readonly string[], tool?: string): readonly string[] {
  if (import.meta.env.DEV) return [];
  const files = tool
    ? [tool, RENDERER].flatMap((source) => filesOf(source).all)
    : scripts.map(filesOf).flatMap(({ file, all }) => all.filter((other) => other !== file));
  return [...new Set(files)].map((file) => `/${file}`);
}
