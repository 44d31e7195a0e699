import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const FOLDER = 'dist/assets';
const files = readdirSync(FOLDER);

// Styles are inline, so a script that requests one as a file would fail.
test.each(files.filter((file) => file.endsWith('.js')))('%s names only files that exist', (file) => {
  const named = readFileSync(`${FOLDER}/${file}`, 'utf8').matchAll(/\bassets\/([\w.$@~-]+\.(?:js|css))\b/g);
  expect([...named].map(([, name = '']) => name).filter((name) => !files.includes(name))).toEqual([]);
});
