import { readFileSync } from 'node:fs';

const { devDependencies } = JSON.parse(readFileSync('package.json', 'utf8')) as {
  devDependencies: Record<string, string>;
};

/** A tool's version as pinned in package.json. */
export const packageVersion = (name: string) => devDependencies[name] ?? 'unknown';
