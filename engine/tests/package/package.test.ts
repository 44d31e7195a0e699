/**
 * Uses the installed engine as anybody would: by the machine's own Node, by a compiler, and in a bundle for browsers.
 */
import { execFileSync, spawnSync } from 'node:child_process';
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { createContext, runInContext } from 'node:vm';
import { gzipSync } from 'node:zlib';
import { build } from 'vite';
import { describe, expect, inject, it } from 'vitest';
import { nutrientsOf } from '../../src/api/foods.ts';
import { foods as de } from '../../src/foods/lists/de.ts';
import { foods as en } from '../../src/foods/lists/en.ts';
import { foods as es } from '../../src/foods/lists/es.ts';
import type { FoodList } from '../../src/foods/lists/foodList.ts';
import { foods as fr } from '../../src/foods/lists/fr.ts';
import { checkResults, PUBLIC_FUNCTIONS } from './expected.ts';

const ENGINE = resolve(import.meta.dirname, '../..');
const { folder, packed, node, nodeVersion } = inject('installed');

/** What the package holds for others, by its package.json. */
interface Packed {
  exports: Record<string, string | { default: string; types: string }>;
  dependencies?: Record<string, string>;
}

const packageFile = () =>
  JSON.parse(readFileSync(join(folder, 'node_modules/@gramwise/engine/package.json'), 'utf8')) as Packed;

describe('the installed package', () => {
  it('runs on a Node of 20.19 or newer', () => {
    const [major = 0, minor = 0] = nodeVersion.slice(1).split('.').map(Number);
    expect(major * 1000 + minor).toBeGreaterThanOrEqual(20_019);
  });

  it('exports exactly the public functions', async () => {
    const script = `const names = ${JSON.stringify(Object.keys(PUBLIC_FUNCTIONS))};
      const all = await Promise.all(names.map((name) => import('@gramwise/engine' + name.slice(1))));
      console.log(JSON.stringify(Object.fromEntries(all.map((one, at) => [names[at], Object.keys(one).sort()]))));`;
    const out = execFileSync(node, ['--input-type=module', '-e', script], { cwd: folder, encoding: 'utf8' });
    expect(JSON.parse(out)).toEqual(PUBLIC_FUNCTIONS);
    expect(Object.keys(packageFile().exports).sort()).toEqual(
      [...Object.keys(PUBLIC_FUNCTIONS), './package.json'].sort(),
    );
  });

  // Languages and lists of foods are documented as a kind.
  const documented = Object.entries(PUBLIC_FUNCTIONS).flatMap(([entry, names]) =>
    /^\.\/(?:command$|languages\/|foods\/)/.test(entry) ? [] : names,
  );
  const readme = readFileSync(join(ENGINE, 'README.md'), 'utf8');
  // The imports alone are no calls.
  const calls = readFileSync(join(import.meta.dirname, 'consumer.js'), 'utf8').replace(/^import .*/gm, '');

  it.each(documented)('has a line about %s in its README, and a call here', (name) => {
    const whole = new RegExp(`\\b${name}\\b`);
    expect(readme).toMatch(whole);
    expect(calls).toMatch(whole);
  });

  it('answers by every function', () => {
    const out = execFileSync(node, ['run.js'], { cwd: folder, encoding: 'utf8' });
    checkResults(JSON.parse(out));
  });

  it('has the lists of foods of the sources', async () => {
    for (const list of [en, fr, de, es]) {
      const file = join(folder, 'node_modules/@gramwise/engine/foods/lists', `${list.language}.js`);
      const { foods } = (await import(pathToFileURL(file).href)) as { foods: FoodList };
      expect(foods.foods).toEqual(list.foods);
    }
  });

  it('has the nutrients of the table', async () => {
    const file = join(folder, 'node_modules/@gramwise/engine/api/foods.js');
    const installed = (await import(pathToFileURL(file).href)) as { nutrientsOf: typeof nutrientsOf };
    for (const { id } of en.foods) expect(installed.nutrientsOf(id), id).toEqual(nutrientsOf(id));
  });

  it('has types that a strict compiler accepts, without any', () => {
    const compiler = createRequire(import.meta.url).resolve('@typescript/native/package.json');
    const options = [
      '--noEmit',
      '--allowJs',
      '--checkJs',
      '--strict',
      '--module',
      'nodenext',
      '--target',
      'es2023',
    ];
    const files = ['consumer.js'];
    const { stdout, status } = spawnSync(
      process.execPath,
      [join(dirname(compiler), 'bin/tsc'), ...options, '--types', '', ...files],
      { cwd: folder, encoding: 'utf8' },
    );
    expect(stdout).toBe('');
    expect(status).toBe(0);
    const types = globSync('**/*.d.ts', { cwd: join(ENGINE, 'dist') });
    const loose = types.filter((file) =>
      /[:<|] any\b/.test(readFileSync(join(ENGINE, 'dist', file), 'utf8').replace(/\/\*[\s\S]*?\*\//g, '')),
    );
    expect(types).toContain('shared/types.d.ts');
    expect(loose).toEqual([]);
  });

  it('keeps its budgets: 450 kB packed, no dependency', () => {
    expect(readFileSync(packed).length).toBeLessThanOrEqual(450_000);
    expect(packageFile().dependencies).toBeUndefined();
  });
});

/** A bundle for browsers of a module in the folder, as a script that defines `gramwise`. */
async function bundleOf(file: string): Promise<string> {
  const output = await build({
    root: folder,
    configFile: false,
    logLevel: 'silent',
    build: {
      write: false,
      minify: true,
      lib: { entry: join(folder, file), formats: ['iife'], name: 'gramwise', fileName: 'bundle' },
    },
  });
  const [result] = [output].flat();
  if (!result || !('output' in result)) throw new Error('No bundle');
  return result.output.map((part) => ('code' in part ? part.code : '')).join('');
}

describe('a bundle for browsers', () => {
  it('needs neither Node nor a DOM, and changes nothing when it is loaded', async () => {
    const code = await bundleOf('consumer.js');
    expect(code).not.toMatch(/\bnode:|\brequire\(|vite-browser-external/);
    const context = createContext({ TextDecoder });
    runInContext(
      `for (const one of [Object, Array, Map, Set, String, Number, RegExp, Function, Promise]) {
        Object.freeze(one); Object.freeze(one.prototype);
      }
      Math.random = Date.now = () => { throw new Error('No clock, no chance'); };`,
      context,
    );
    const before: string[] = runInContext('Object.getOwnPropertyNames(globalThis)', context);
    runInContext(code, context);
    const after: string[] = runInContext('Object.getOwnPropertyNames(globalThis)', context);
    expect(after.filter((name) => !before.includes(name))).toEqual(['gramwise']);
    const text: string = await runInContext('gramwise.results().then((all) => JSON.stringify(all))', context);
    checkResults(JSON.parse(text));
  });

  // Like the site's other budgets of scripts: as a server sends it.
  it('of units and quantities is at most 12 KB, minified and compressed', async () => {
    writeFileSync(join(folder, 'main.js'), `export * from '@gramwise/engine';`);
    const code = await bundleOf('main.js');
    console.log(`. bundled: ${code.length} bytes minified, ${gzipSync(code).length} gzip`);
    expect(gzipSync(code).length).toBeLessThanOrEqual(12 * 1024);
  });

  it('of one language holds no other', async () => {
    writeFileSync(
      join(folder, 'line.js'),
      `export { en } from '@gramwise/engine/languages/en'; export { foods } from '@gramwise/engine/foods/en';`,
    );
    const code = await bundleOf('line.js');
    expect(code).toContain('tablespoon');
    expect(code).not.toMatch(/Esslöffel|esslöffel|cuillère|cucharada/);
  });
});
