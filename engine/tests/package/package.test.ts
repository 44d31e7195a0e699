/**
 * Packs the engine, installs the package offline in an empty folder, and uses it there as anybody would: by the
 * machine's own Node, by its command line, by a compiler, and in a bundle for browsers.
 */
import { execFileSync, spawnSync } from 'node:child_process';
import {
  copyFileSync,
  existsSync,
  globSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join, resolve } from 'node:path';
import { createContext, runInContext } from 'node:vm';
import { gzipSync } from 'node:zlib';
import { build } from 'vite';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const ENGINE = resolve(import.meta.dirname, '../..');
const folder = mkdtempSync(join(tmpdir(), 'gramwise-package-'));
const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';
const environment = { ...process.env, NODE_OPTIONS: '', FORCE_COLOR: '0' };

/** The Node of the machine, not the one that the repository brings. */
function machineNode(): string {
  const name = process.platform === 'win32' ? 'node.exe' : 'node';
  const found = (process.env['PATH'] ?? '')
    .split(delimiter)
    .filter((path) => !/node_modules[\\/]\.bin$/.test(path))
    .map((path) => join(path, name))
    .find((file) => existsSync(file));
  if (!found) throw new Error('The machine has no Node of its own.');
  return found;
}

const node = machineNode();
const nodeVersion = execFileSync(node, ['--version'], { encoding: 'utf8' }).trim();

const tarballIn = (path: string) => {
  const [file] = globSync('*.tgz', { cwd: path });
  if (!file) throw new Error(`No package in ${path}`);
  return join(path, file);
};

let packed = '';

beforeAll(() => {
  console.log(`The package runs on the machine's Node ${nodeVersion}.`);
  execFileSync(process.execPath, ['engine/scripts/build.ts', '--pack'], {
    cwd: resolve(ENGINE, '..'),
    stdio: 'pipe',
  });
  packed = tarballIn(join(ENGINE, 'dist'));
  const library = dirname(createRequire(import.meta.url).resolve('numeric-quantity/package.json'));
  execFileSync(npm, ['pack', '--silent', '--pack-destination', folder], { cwd: library, stdio: 'pipe' });
  writeFileSync(join(folder, 'package.json'), '{ "type": "module", "private": true }');
  execFileSync(
    npm,
    ['install', '--offline', '--no-audit', '--no-fund', '--ignore-scripts', packed, tarballIn(folder)],
    { cwd: folder, stdio: 'pipe', env: environment },
  );
  for (const file of ['consumer.js', 'run.js'])
    copyFileSync(join(import.meta.dirname, file), join(folder, file));
}, 120_000);

afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** What the package holds for others, by its package.json. */
interface Packed {
  exports: Record<string, string | { default: string; types: string }>;
  dependencies: Record<string, string>;
}

const packageFile = () =>
  JSON.parse(readFileSync(join(folder, 'node_modules/@gramwise/engine/package.json'), 'utf8')) as Packed;

/** The contract of the public functions. */
const PUBLIC: Readonly<Record<string, readonly string[]>> = {
  '.': ['UNITS', 'convert', 'readQuantity', 'roundFor'],
  './foods': ['findFood', 'gramsPer', 'nutrientsOf'],
  './text': ['convertRecipe', 'importFile', 'importPage', 'readLine', 'readRecipe'],
  './ask': ['ask'],
  './recipes': ['nutritionOf', 'scale', 'toCooklang', 'toSchemaOrg', 'toText'],
  './photo': ['measureScene'],
  './command': ['COMMAND_OPTIONS', 'runCommand'],
  ...Object.fromEntries(['en', 'fr', 'de', 'es'].map((code) => [`./languages/${code}`, [code]])),
  ...Object.fromEntries(['en', 'fr', 'de', 'es'].map((code) => [`./foods/${code}`, ['foods']])),
};

/** What the functions answer: sources and definitions stand beside the figures. */
function checkResults(results: Record<string, unknown>) {
  expect(results).toMatchObject({
    cup: { kind: 'volume', size: 236.5882365 }, // NIST Handbook 44
    converted: { ok: true, value: 2 * 236.5882365 * 0.5 },
    unknownUnit: { ok: false, code: 'unknown-unit' },
    quantities: [
      { ok: true, value: { value: 1000, other: null } },
      { ok: true, value: { value: 1, other: 1000 } },
      { ok: true, value: { value: 1.5, other: null } },
    ],
    rounded: [
      { ok: true, value: 263 },
      { ok: true, value: 180 },
      { ok: false, code: 'out-of-range' },
    ],
    found: [{ match: 'flour', choices: [] }, { match: 'flour' }, { match: null }],
    weights: [
      { ok: true, value: { value: 125 } }, // USDA SR26, NDB 20081: 1 cup
      { ok: true, value: { value: 50 } }, // USDA SR26, NDB 01123: 1 large
      { ok: false, code: 'not-a-volume' },
    ],
    nutrients: [
      { ok: true, value: { energy: 364, protein: 10.33, row: 20081 } }, // USDA SR26
      { ok: false, code: 'unknown-food' },
    ],
    line: { quantity: { lowest: 2.5, highest: 2.5 }, unit: 'cups', food: 'flour', preparation: 'sifted' },
    imported: [
      { ok: true, value: 'Toast\n\nIngredients\n2 eggs' },
      { ok: true, value: 'Ingredients\n200 g flour\n\nInstructions\nMix flour.' },
    ],
    asked: [
      { unit: 'grams', food: 'flour' },
      { unit: 'grams', food: 'honey' },
      { unit: 'grams', food: 'milk' },
      { unit: 'grams', food: 'sugar' },
      'unknown-food',
    ],
    recipe: {
      language: 'en',
      country: 'us',
      lines: [
        { text: '500 g flour', original: '2 cups flour', kept: false },
        { text: '200 g sugar', original: '100 g sugar', kept: false },
        { text: 'salt to taste', original: 'salt to taste', kept: false },
        { text: expect.stringMatching(/^Bake at 1\d\d°C for 30 minutes\.$/), original: expect.any(String) },
      ],
      nutrition: {
        // (250 g of 364 kcal and 100 g of 387 kcal per 100 g) / 4
        perServing: { energy: { value: expect.closeTo((2.5 * 364 + 387) / 4, 6) } },
        shareKnown: 1,
        notCounted: [{ text: 'salt to taste', reason: 'no-amount' }],
      },
      schema: { '@type': 'Recipe', name: 'Cake', recipeYield: '8' },
      cooklang: expect.stringContaining('@flour{500%g}'),
      text: expect.stringContaining('Ingredients\n500 g flour'),
    },
    measured: { ok: true },
  });
  const { measured } = results as { measured: { value: { sides: number[]; error: number } } };
  expect(Math.abs((measured.value.sides[0] ?? 0) - 240)).toBeLessThan(measured.value.error);
}

describe('the installed package', () => {
  it('runs on a Node of 20.19 or newer', () => {
    const [major = 0, minor = 0] = nodeVersion.slice(1).split('.').map(Number);
    expect(major * 1000 + minor).toBeGreaterThanOrEqual(20_019);
  });

  it('exports exactly the public functions', async () => {
    const script = `const names = ${JSON.stringify(Object.keys(PUBLIC))};
      const all = await Promise.all(names.map((name) => import('@gramwise/engine' + name.slice(1))));
      console.log(JSON.stringify(Object.fromEntries(all.map((one, at) => [names[at], Object.keys(one).sort()]))));`;
    const out = execFileSync(node, ['--input-type=module', '-e', script], { cwd: folder, encoding: 'utf8' });
    expect(JSON.parse(out)).toEqual(PUBLIC);
    expect(Object.keys(packageFile().exports).sort()).toEqual(
      [...Object.keys(PUBLIC), './package.json'].sort(),
    );
  });

  it('answers by every function', () => {
    const out = execFileSync(node, ['run.js'], { cwd: folder, encoding: 'utf8', env: environment });
    checkResults(JSON.parse(out));
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
    expect(types.length).toBeGreaterThan(50);
    expect(loose).toEqual([]);
  });

  it('keeps its budgets: 450 KB packed, one dependency', () => {
    expect(readFileSync(packed).length).toBeLessThanOrEqual(450 * 1024);
    expect(Object.keys(packageFile().dependencies)).toEqual(['numeric-quantity']);
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

describe('the command line', () => {
  const bin = () => join(folder, 'node_modules/@gramwise/engine/bin/gramwise.js');
  const run = (...options: string[]) =>
    spawnSync(node, [bin(), ...options], { cwd: folder, encoding: 'utf8', env: environment });

  it('is installed as gramwise', () => {
    expect(globSync('node_modules/.bin/gramwise*', { cwd: folder }).length).toBeGreaterThan(0);
  });

  it.each<[language: string, question: string, answer: RegExp]>([
    ['en', '2 cups flour in grams', /^2 cups All-Purpose Flour = 250 g\n/], // USDA SR26: 125 g a cup
    ['fr', '100 g de farine en oz', /= 3,53 onces\n/], // 100 / 28.349523125
    ['de', '1 l Milch in ml', /= 1000 ml\n/],
    ['es', '500 g de azúcar en kg', /= 0,5 kg\n/],
  ])('answers in %s: %s', (language, question, answer) => {
    const { stdout, stderr, status } = run(question, '--lang', language);
    expect({ stderr, status }).toEqual({ stderr: '', status: 0 });
    expect(stdout).toMatch(answer);
  });

  it('answers as JSON', () => {
    const { stdout } = run('2 cups flour in grams', '--json');
    expect(JSON.parse(stdout)).toMatchObject({
      answer: { kind: 'amount', main: { unit: 'grams' }, food: { id: 'flour' } },
      language: 'en',
    });
  });

  it.each<[name: string, text: string]>([
    ['recipe.txt', 'Serves 2\n\nIngredients\n2 cups flour\n\nMethod\nMix.'],
    ['recipe.json', '{"@type":"Recipe","recipeYield":"2","recipeIngredient":["2 cups <b>flour</b>"]}'],
    ['recipe.cook', '---\nservings: 2\n---\nMix @flour{2%cups}.'],
  ])('converts and adds up %s', (name, text) => {
    writeFileSync(join(folder, name), text);
    expect(run('convert', name, '--to', 'metric').stdout).toContain('250 g flour');
    expect(JSON.parse(run('convert', name, '--to', 'metric', '--json').stdout)).toMatchObject({
      servings: 2,
      lines: [
        { text: '250 g flour', original: '2 cups flour', kept: false },
        ...(name === 'recipe.json' ? [] : [{}]),
      ],
    });
    const nutrition: unknown = JSON.parse(run('nutrition', name, '--json').stdout);
    // 250 g of 364 kcal per 100 g for 2
    expect(nutrition).toMatchObject({
      perServing: { energy: { value: expect.closeTo(455, 6) } },
      shareKnown: 1,
      notCounted: [],
    });
    expect(run('nutrition', name).stdout).toContain('455 kcal');
  });

  it.each<[why: string, options: string[], message: RegExp]>([
    ['an unknown food', ['3 zorks of blubb'], /^No weight is known/],
    ['a question with two meanings', ['220 degrees'], /^Which degrees\?\n {2}"220 °C"/],
    ['no question', [], /^Ask something/],
    ['an unknown option', ['--zork'], /^Unknown option/],
    ['an unknown language', ['1 cup in ml', '--lang', 'xx'], /^Unknown option/],
    ['a missing file', ['convert', 'nothing.txt'], /^nothing\.txt cannot be read/],
    ['no file', ['convert'], /^Name one file/],
    ['a missing file in German', ['convert', 'nichts.txt', '--lang', 'de'], /^nichts\.txt ist leer oder/],
    ['a web page', ['convert', 'page.html'], /^page\.html is a web page/],
  ])('refuses %s on standard error, with code 2', (_, options, message) => {
    writeFileSync(join(folder, 'page.html'), '<html></html>');
    const { stdout, stderr, status } = run(...options);
    expect({ stdout, status }).toEqual({ stdout: '', status: 2 });
    expect(stderr).toMatch(message);
    expect(stderr).not.toContain('    at ');
  });

  it('helps in four languages, and says its version', () => {
    const helps = ['en', 'fr', 'de', 'es'].map((language) => run('--help', '--lang', language).stdout);
    expect(new Set(helps).size).toBe(4);
    for (const help of helps) expect(help).toContain('--country');
    const { version } = JSON.parse(readFileSync(join(ENGINE, 'package.json'), 'utf8')) as { version: string };
    expect(run('--version').stdout).toBe(`${version}\n`);
  });
});
