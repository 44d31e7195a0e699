import { existsSync, globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';

/** The build output. */
export const SITE = resolve('dist');

if (!existsSync(`${SITE}/index.html`)) throw new Error('Build the site first: npm run build');

export const read = (file: string) => readFileSync(`${SITE}/${file}`, 'utf8');
export const has = (file: string) => existsSync(`${SITE}/${file}`);

/** URL of the largest asset with this extension, which is sure to have compressed copies. */
export function asset(ending: string): string {
  const files = globSync(`assets/*.${ending}`, { cwd: SITE });
  const largest = files.sort((a, b) => read(b).length - read(a).length)[0];
  if (!largest) throw new Error(`The build has no .${ending} file.`);
  return `/${largest}`;
}
