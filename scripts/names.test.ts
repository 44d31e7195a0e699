/** Finding a file by its name needs each name once. */
import { globSync } from 'node:fs';
import { basename } from 'node:path';
import { expect, it } from 'vitest';

/** Every language has its own words under the same names, and every page or feature its messages, script and styles. */
const REPEATED = /^src\/(i18n|content)\/|\/words\/|\/(messages|script)\.ts$|\.module\.css$|\.(test|d)\.|\[/;

it('has no two files in src/ and scripts/ whose names differ only by case or folder', () => {
  const files = globSync('{src,scripts}/**/*.{ts,tsx,astro}')
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => !REPEATED.test(file));
  expect(files.length).toBeGreaterThan(500);
  const byName = Map.groupBy(files, (file) =>
    basename(file)
      .replace(/\.\w+$/, '')
      .toLowerCase(),
  );
  expect([...byName.values()].filter((same) => same.length > 1)).toEqual([]);
});
