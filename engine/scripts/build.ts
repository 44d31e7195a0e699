/**
 * Compiles the engine to a separate package in `engine/dist`: modules and types by tsc, the food lists as precomputed
 * data, and a package.json with their exports. `node engine/scripts/build.ts --pack` packs it too.
 */
import { execFileSync } from 'node:child_process';
import { cpSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, relative, resolve } from 'node:path';
import type { FoodList } from '../src/foods/lists/foodList.ts';

const ENGINE = resolve(import.meta.dirname, '..');
const DIST = join(ENGINE, 'dist');

interface EnginePackage {
  exports: Record<string, string>;
  [field: string]: unknown;
}

/** The public exports of the repository's package.json, without the site's deep imports. */
function publicExports({ exports }: EnginePackage): [name: string, source: string][] {
  return Object.entries(exports).filter(([, source]) => source.startsWith('./src/') && !source.includes('*'));
}

const compiled = (source: string, ending: string) => source.replace(/^\.\/src\/(.*)\.ts$/, `./$1${ending}`);

function compile(sources: readonly string[]): void {
  const config = join(DIST, 'tsconfig.json');
  const compilerOptions = {
    noEmit: false,
    rootDir: join(ENGINE, 'src'),
    outDir: DIST,
    declaration: true,
    rewriteRelativeImportExtensions: true,
  };
  const files = sources.map((source) => join(ENGINE, source));
  writeFileSync(
    config,
    JSON.stringify({ extends: join(ENGINE, 'tsconfig.json'), compilerOptions, files, include: [] }),
  );
  const compiler = createRequire(import.meta.url).resolve('@typescript/native/package.json');
  const tsc = join(dirname(compiler), 'bin/tsc');
  execFileSync(process.execPath, [tsc, '-p', config], { stdio: 'inherit' });
  rmSync(config);
}

/** Writes a food list as data, so that nothing is computed on load; the language's words stay an import. */
async function writeFoods(source: string): Promise<void> {
  const { foods } = (await import(join(ENGINE, source))) as { foods: FoodList };
  const file = join(DIST, compiled(source, '.js'));
  const [words] = /^import .* as words } from .*$/m.exec(readFileSync(file, 'utf8')) ?? [];
  if (!words) throw new Error(`No words are imported by ${source}`);
  const list = JSON.stringify(foods.foods);
  writeFileSync(
    file,
    `${words}\nexport const foods = { language: '${foods.language}', words, foods: ${list} };\n`,
  );
}

const IMPORTED = /\b(?:from |import\()'(\.[^']+)'/g;

/** Rewrites `.ts` imports in type declarations, because the package has no `.ts` files. */
function rewriteTypes(): void {
  for (const name of globSync('**/*.d.ts', { cwd: DIST })) {
    const file = join(DIST, name);
    const text = readFileSync(file, 'utf8');
    writeFileSync(
      file,
      text.replace(IMPORTED, (all, path: string) => all.replace(path, path.replace(/\.ts$/, '.js'))),
    );
  }
}

/** Deletes files that no entry needs, since the food lists are data. */
function prune(sources: readonly string[]): void {
  const left = sources.flatMap((source) => [compiled(source, '.js'), compiled(source, '.d.ts')]);
  const needed = new Set<string>();
  for (let name = left.pop(); name !== undefined; name = left.pop()) {
    const file = join(DIST, name);
    if (needed.has(file)) continue;
    needed.add(file);
    const ending = file.endsWith('.d.ts') ? '.d.ts' : '.js';
    for (const [, path = ''] of readFileSync(file, 'utf8').matchAll(IMPORTED))
      left.push(relative(DIST, resolve(dirname(file), path.replace(/\.js$/, ending))));
  }
  const files = globSync('**/*.{js,d.ts}', { cwd: DIST }).map((name) => join(DIST, name));
  for (const file of files) if (!needed.has(file)) rmSync(file);
}

/** The package.json of the built package. */
function packed(engine: EnginePackage, entries: readonly (readonly [string, string])[]) {
  const { name, version, description, license, type, sideEffects, engines, bin } = engine;
  const exports = Object.fromEntries(
    entries.map(([path, source]) => [
      path,
      { types: compiled(source, '.d.ts'), default: compiled(source, '.js') },
    ]),
  );
  return {
    ...{ name, version, description, license, type, sideEffects, engines, bin },
    exports: { ...exports, './package.json': './package.json' },
  };
}

async function build(): Promise<void> {
  const engine = JSON.parse(readFileSync(join(ENGINE, 'package.json'), 'utf8')) as EnginePackage;
  const entries = publicExports(engine);
  rmSync(DIST, { recursive: true, force: true });
  mkdirSync(DIST);
  compile(entries.map(([, source]) => source));
  for (const [, source] of entries.filter(([path]) => path.startsWith('./foods/'))) await writeFoods(source);
  rewriteTypes();
  prune(entries.map(([, source]) => source));
  writeFileSync(join(DIST, 'package.json'), `${JSON.stringify(packed(engine, entries), null, 2)}\n`);
  for (const file of ['bin', 'README.md', 'LICENSE'])
    cpSync(join(ENGINE, file), join(DIST, file), { recursive: true });
}

await build();
if (process.argv.includes('--pack')) {
  const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';
  execFileSync(npm, ['pack', '--silent', '--pack-destination', DIST], { cwd: DIST, stdio: 'inherit' });
}
