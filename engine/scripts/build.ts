/**
 * Compiles the engine to a separate package in `engine/dist`: modules and types by tsc, the food lists and tables by
 * food as precomputed data, all minified, and a package.json with their exports. `node engine/scripts/build.ts --pack` packs it too.
 */
import { execFileSync } from 'node:child_process';
import { cpSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, relative, resolve } from 'node:path';
import { PORTION_FOOD_IDS } from '../src/calculators/portions/portionTable.ts';
import { type FoodFile, packFoods } from '../src/foods/foodFile.ts';
import { INGREDIENT_IDS } from '../src/foods/ingredients.ts';
import type { FoodList } from '../src/foods/lists/foodList.ts';
import { PACK_SOURCES } from '../src/foods/packSources.ts';
import { PIECES } from '../src/foods/table/pieceTable.ts';
import { bundleModules } from './bundleModules.ts';
import { ALL_IDS, writeTables } from './foodTables.ts';

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

/** Runs the compiler on the sources and all that they import. */
function compile(sources: readonly string[], emit: Record<string, boolean>): void {
  const config = join(DIST, 'tsconfig.json');
  const compilerOptions = {
    noEmit: false,
    rootDir: join(ENGINE, 'src'),
    outDir: DIST,
    rewriteRelativeImportExtensions: true,
    ...emit,
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

/** Where a list's columns become foods. */
const UNPACK = './src/foods/foodFile.ts';

/** Joins the names of a list with the columns of any language, both by category, where similar names are close. Sorts as `allFoods`. */
const JOIN = `export function joinFoods(names, language) {
  const foods = unpackFoods({ ...columns, ids: idsText, names });
  const { compare } = new Intl.Collator(language);
  const rest = foods.filter((_, at) => !first.includes(at)).sort((a, b) => compare(a.name, b.name));
  return [...first.map((at) => foods[at]), ...rest];
}`;

/** The columns of a list in the order of all foods. */
function columnsOf({ foods }: FoodList): FoodFile {
  const listed = new Map(foods.map((food) => [food.id, food]));
  return packFoods(ALL_IDS.flatMap((id) => listed.get(id) ?? []));
}

/** Writes the food lists as data, so that little is computed on load: what they weigh once, the names by language. */
async function writeFoods(sources: readonly string[]): Promise<void> {
  const modules = await Promise.all(sources.map((source) => import(join(ENGINE, source))));
  const lists = modules.map(({ foods }: { foods: FoodList }) => foods);
  const [list] = lists;
  if (!list) throw new Error('No list of foods');
  const { names: _, ids: _ids, ...columns } = columnsOf(list);
  const first = INGREDIENT_IDS.map((id) => ALL_IDS.indexOf(id));
  const file = (name: string) => join(DIST, 'foods/lists', `${name}.js`);
  writeFileSync(
    file('joinFoods'),
    `import { unpackFoods } from '../foodFile.js';
import { idsText } from '../ids.js';
const columns = ${JSON.stringify(columns)};
/** The places of those that come first. */
const first = ${JSON.stringify(first)};
${JOIN}
`,
  );
  for (const list of lists) {
    const { language } = list;
    const [words] = /^import .* as words } from .*$/m.exec(readFileSync(file(language), 'utf8')) ?? [];
    if (!words) throw new Error(`No words are imported by the list ${language}`);
    writeFileSync(
      file(language),
      `${words}
import { joinFoods } from './joinFoods.js';
const names = ${JSON.stringify(columnsOf(list).names)};
export const foods = { language: '${language}', words, foods: /* @__PURE__ */ joinFoods(names, '${language}') };
`,
    );
  }
}

/** What no function reads: the row of a piece in its source, and where the source is. */
const UNREAD: ReadonlySet<string> = new Set(['entry', 'printed', 'version', 'url']);

/** The row of a figure by its number, the second argument. */
const ENTRY = /(\b(?:usda|fdc|fineli)\(\s*\d+,\s*)(?:'(?:[^'\\\n]|\\.)*'|"[^"\n]*")/g;

/** Tables of figures, pieces and their sources, without what no function reads. */
function leaveOutUnread(): void {
  const tables = [
    ['foods/table/pieceTable', 'PIECES', PIECES],
    ['foods/packSources', 'PACK_SOURCES', PACK_SOURCES],
  ] as const;
  for (const [file, name, table] of tables) {
    const data = JSON.stringify(table, (key, value) => (UNREAD.has(key) ? undefined : value));
    writeFileSync(join(DIST, `${file}.js`), `export const ${name} = ${data};\n`);
  }
  for (const name of ['foods/sources.js', ...globSync('foods/table/*.js', { cwd: DIST })]) {
    const file = join(DIST, name);
    const text = readFileSync(file, 'utf8');
    writeFileSync(file, text.replace(/^ +(?:version|url): .*\n/gm, '').replace(ENTRY, "$1''"));
  }
}

const IMPORTED = /\b(?:from |import\()'(\.[^']+)'/g;

/** A food's figures by way of filling, in a declaration: of the foods only the ids are types. */
const FIGURES_TYPE = /\{[^{}]*\bimport\("[^"]*sources\.ts"\)[^{}]*\}/g;

/** What a source is called, and where it is: no type that anybody needs. */
const NAMED_TYPE = /(readonly (?:name|url|short|source|entry|version): )(?:'[^'\n]*'|"[^"\n]*")/g;

/** Comments on the inside of a language pack, which users only pass on. */
const PACK_COMMENT = /^ *\/\*\*[\s\S]*?\*\/\n/gm;
const isInsidePack = (name: string) => /^language[\\/]\w+[\\/]/.test(name);

/** Rewrites `.ts` imports in type declarations, because the package has no `.ts` files, and leaves out what none needs. */
function rewriteTypes(): void {
  for (const name of globSync('**/*.d.ts', { cwd: DIST })) {
    const file = join(DIST, name);
    const text = readFileSync(file, 'utf8');
    writeFileSync(
      file,
      text
        .replace(IMPORTED, (all, path: string) => all.replace(path, path.replace(/\.ts$/, '.js')))
        .replace(FIGURES_TYPE, 'object')
        .replace(NAMED_TYPE, '$1string')
        .replace(isInsidePack(name) ? PACK_COMMENT : /$^/, ''),
    );
  }
}

/** The ids of foods, which are a fiftieth of the package as types: the functions take any text. */
function widenFoodIds(): void {
  const names = ['CategoryId', 'FoodId', 'UnmeasuredId', 'AnyFoodId'];
  const types = names.map((name) => `export type ${name} = string;\n`).join('');
  writeFileSync(join(DIST, 'foods/foods.d.ts'), types);
}

/** Tables of which other declarations only name types: the ids of sources and of foods with portions. */
function narrowTables(): void {
  const sources = 'export type SourceId = string;\nexport type Figure = object;\n';
  writeFileSync(join(DIST, 'foods/sources.d.ts'), sources);
  const ids = PORTION_FOOD_IDS.map((id) => `'${id}'`).join(' | ');
  writeFileSync(
    join(DIST, 'calculators/portions/portionTable.d.ts'),
    `export type PortionFoodId = ${ids};\nexport type PortionSource = string;\n`,
  );
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
  const sources = entries.map(([, source]) => source);
  compile(sources, { declaration: true, emitDeclarationOnly: true });
  // Editors show the comments of declarations; in modules they would only be a third of the download
  compile([...sources, UNPACK], { removeComments: true });
  await writeFoods(entries.filter(([path]) => path.startsWith('./foods/')).map(([, source]) => source));
  writeTables(DIST);
  leaveOutUnread();
  rewriteTypes();
  widenFoodIds();
  narrowTables();
  prune(sources);
  await bundleModules(
    DIST,
    sources.map((source) => compiled(source, '.js')),
  );
  writeFileSync(join(DIST, 'package.json'), `${JSON.stringify(packed(engine, entries), null, 2)}\n`);
  for (const file of ['bin', 'README.md', 'LICENSE'])
    cpSync(join(ENGINE, file), join(DIST, file), { recursive: true });
}

await build();
if (process.argv.includes('--pack')) {
  const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';
  execFileSync(npm, ['pack', '--silent', '--pack-destination', DIST], { cwd: DIST, stdio: 'inherit' });
}
