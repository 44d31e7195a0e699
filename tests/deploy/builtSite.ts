import { existsSync, globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';

/** What the build has made; its pages, and the files that they ask for. */
export const SITE = resolve('dist');

if (!existsSync(`${SITE}/index.html`)) throw new Error('Build the site first: npm run build');

export const read = (file: string) => readFileSync(`${SITE}/${file}`, 'utf8');
export const has = (file: string) => existsSync(`${SITE}/${file}`);

/** The address of a file under /assets/ with this ending, the largest of its kind so that it has compressed copies. */
export function asset(ending: string): string {
  const files = globSync(`assets/*.${ending}`, { cwd: SITE });
  const largest = files.sort((a, b) => read(b).length - read(a).length)[0];
  if (!largest) throw new Error(`The build has no .${ending} file.`);
  return `/${largest}`;
}
