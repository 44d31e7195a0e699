import { globSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import type { Tool } from '../src/tools/manifest/toolManifest.ts';

/** Loads the manifests of all tools, for code that does not run in Vite. */
export async function readTools(): Promise<Tool[]> {
  const files = globSync('src/features/*/tool.ts').sort();
  const read = files.map((file): Promise<{ tool: Tool }> => import(pathToFileURL(file).href));
  return (await Promise.all(read)).map(({ tool }) => tool);
}

/** The English path of each tool by its id. */
export async function toolPaths(): Promise<Record<string, string>> {
  return Object.fromEntries((await readTools()).map(({ id, path }) => [id, path]));
}
