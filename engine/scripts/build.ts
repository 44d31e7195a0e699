/**
 * Compiles the engine to a separate package in `engine/dist`: modules and types by tsc, bundled, the food lists and tables
 * by food as precomputed data, all minified, and a package.json with their exports. `node engine/scripts/build.ts --pack` packs it too.
 */
import { execFileSync } from 'node:child_process';
import { cpSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, relative, resolve } from 'node:path';
import { type FoodFile, packFoods } from '../src/foods/foodFile.ts';
import { INGREDIENT_IDS } from '../src/foods/ingredients.ts';
import type { FoodList } from '../src/foods/lists/foodList.ts';
import { bundleModules } from './bundleModules.ts';
import { bundleTypes } from './bundleTypes.ts';
import { writeTables } from './foodTables.ts';
import { ALL_IDS, ROW_END, rowsText } from './tableRows.ts';

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

/** Compiles the sources and all that they import to modules and types, whose comments editors show. */
function compile(sources: readonly string[]): void {
  const config = join(DIST, 'tsconfig.json');
  const compilerOptions = {
    noEmit: false,
    rootDir: join(ENGINE, 'src'),
    outDir: DIST,
    rewriteRelativeImportExtensions: true,
    declaration: true,
    // `npm run types` checks them.
    noCheck: true,
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

/** Where a list's columns become foods, and where these take their weights from. */
const UNPACK = ['./src/foods/foodFile.ts', './src/foods/generalFood.ts', './src/foods/listedWeights.ts'];

/**
 * Joins the names of a list with the columns of any language, both by category, where similar names are close, and
 * with what the tables say. Sorts as `allFoods`.
 */
const JOIN = `const ways = () => ids.map((id) => (isFood(id) ? fillsOf(id).join(';') : '')).join('\\n');
const lines = (rows) => rows.replaceAll('${ROW_END}', '\\n');
const columns = () =>
  ({ ids: ids.join('\\n'), of: '', traits: lines(traits), ways: ways(), pieces: '', densities: lines(densities), edible: '' });
const weighed = (language) => (food) => {
  const pieces = listedPieces(language, food.id);
  const ways = food.ways.map((way) => ({ ...way, ...listedWay(language, food.id, way.id) }));
  const of = generalOf(food.id);
  const edible = EDIBLE_PERCENT[food.id];
  return { ...food, ...(of && { of }), ...(edible && { edible }), ...(pieces.length > 0 && { pieces }), ways };
};
export function joinFoods(names, language) {
  const foods = unpackFoods({ ...columns(), names: lines(names) }).map(weighed(language));
  const { compare } = new Intl.Collator(language);
  const rest = foods.filter((_, at) => !first.includes(at)).sort((a, b) => compare(a.name, b.name));
  return [...first.map((at) => foods[at]), ...rest];
}`;

/** The columns of a list in the order of all foods. */
function columnsOf({ foods }: FoodList): FoodFile {
  const listed = new Map(foods.map((food) => [food.id, food]));
  return packFoods(ALL_IDS.flatMap((id) => listed.get(id) ?? []));
}

const columnText = (column: string) => rowsText(column.split('\n'));

/** Writes the food lists as data, so that little is computed on load: what they weigh once, the names by language. */
async function writeFoods(sources: readonly string[]): Promise<void> {
  const modules = await Promise.all(sources.map((source) => import(join(ENGINE, source))));
  const lists = modules.map(({ foods }: { foods: FoodList }) => foods);
  const [list] = lists;
  if (!list) throw new Error('No list of foods');
  const { traits, densities } = columnsOf(list);
  const first = INGREDIENT_IDS.map((id) => ALL_IDS.indexOf(id));
  const file = (name: string) => join(DIST, 'foods/lists', `${name}.js`);
  writeFileSync(
    file('joinFoods'),
    `import { fillsOf, isFood } from '../figures.js';
import { unpackFoods } from '../foodFile.js';
import { generalOf } from '../generalFood.js';
import { listedPieces, listedWay } from '../listedWeights.js';
import { EDIBLE_PERCENT } from '../table/edibleShare.js';
import { ids } from '../ids.js';
const traits = ${columnText(traits)};
const densities = ${columnText(densities)};
/** The places of those that come first. */
const first = ${JSON.stringify(first)};
${JOIN}
`,
  );
  for (const list of lists) {
    const { language } = list;
    writeFileSync(
      file(language),
      `import { ${language} as words } from '../../language/line/${language}.js';
import { joinFoods } from './joinFoods.js';
const names = ${columnText(columnsOf(list).names)};
export const foods = { language: '${language}', words, foods: /* @__PURE__ */ joinFoods(names, '${language}') };
`,
    );
  }
}

const IMPORTED = /\b(?:from |import\()['"](\.[^'"]+)['"]/g;

/** A figure of a constant table, whose type is that figure. */
const FIGURE = /(readonly \w+): -?[\d.]+;/g;

/** Rewrites `.ts` imports in type declarations, because the package has no `.ts` files; figures are numbers. */
function rewriteTypes(): void {
  for (const name of globSync('**/*.d.ts', { cwd: DIST })) {
    const file = join(DIST, name);
    const text = readFileSync(file, 'utf8').replace(FIGURE, '$1: number;');
    writeFileSync(
      file,
      text.replace(IMPORTED, (all, path: string) => all.replace(path, path.replace(/\.ts$/, '.js'))),
    );
  }
}

/** Ids and names of sources that are any text as types, by their modules: the functions take any, and tables are large. */
const WIDENED = {
  'foods/foods': ['CategoryId', 'FoodId', 'UnmeasuredId', 'AnyFoodId'],
  'vessels/householdSources': ['HouseholdSourceName'],
  'calculators/portions/portionTable': ['PortionGroup', 'PortionFoodId', 'PortionSource'],
};

/** Writes the declarations of such modules, which were a twentieth of the package. */
function widenIds(): void {
  for (const [file, names] of Object.entries(WIDENED)) {
    const types = names.map((name) => `export type ${name} = string;\n`).join('');
    writeFileSync(join(DIST, `${file}.d.ts`), types);
  }
}

/** Deletes modules that no entry needs, since the food lists are data. */
function prune(entries: readonly string[]): void {
  const left = [...entries];
  const needed = new Set<string>();
  for (let name = left.pop(); name !== undefined; name = left.pop()) {
    const file = join(DIST, name);
    if (needed.has(file)) continue;
    needed.add(file);
    for (const [, path = ''] of readFileSync(file, 'utf8').matchAll(IMPORTED))
      left.push(relative(DIST, resolve(dirname(file), path)));
  }
  const files = globSync('**/*.js', { cwd: DIST }).map((name) => join(DIST, name));
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
  compile([...sources, ...UNPACK]);
  await writeFoods(entries.filter(([path]) => path.startsWith('./foods/')).map(([, source]) => source));
  writeTables(DIST);
  rewriteTypes();
  widenIds();
  const compiledTo = (ending: string) => sources.map((source) => compiled(source, ending));
  bundleTypes(DIST, compiledTo('.d.ts'));
  prune(compiledTo('.js'));
  await bundleModules(DIST, compiledTo('.js'));
  writeFileSync(join(DIST, 'package.json'), `${JSON.stringify(packed(engine, entries))}\n`);
  for (const file of ['bin', 'README.md', 'LICENSE'])
    cpSync(join(ENGINE, file), join(DIST, file), { recursive: true });
}

await build();
if (process.argv.includes('--pack')) {
  const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';
  execFileSync(npm, ['pack', '--silent', '--pack-destination', DIST], { cwd: DIST, stdio: 'inherit' });
}
