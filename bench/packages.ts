import { readFileSync } from 'node:fs';

const { devDependencies } = JSON.parse(readFileSync('package.json', 'utf8')) as {
  devDependencies: Record<string, string>;
};

/** The version of a tool that package.json pins. */
export const version = (name: string) => devDependencies[name] ?? 'unknown';
