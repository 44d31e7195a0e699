import { globSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { type MinifyOptions, minify } from 'terser';
import { build } from 'vite';

/** Large tables, each a file of its own, so that a program that bundles the package leaves out those that it does not use. */
const TABLES = ['nutrients', 'pieceTable'];

const GROUPS = [
  { name: 'ids', test: /foods[\\/]ids\.js$/, priority: 2 },
  // Small ones in one file: each would cost its entry in the archive.
  {
    name: 'traits',
    test: /(foods[\\/]table|nutrition)[\\/](edibleShare|standIns|generalFoods|roles|eatenTraits)\.js$/,
    priority: 1,
  },
  {
    name: 'small',
    test: /(foodWords|units|quantity)[\\/](joiningWords|symbols|numberReadings|usMeasures|linear)\.js$/,
    priority: 1,
  },
  ...TABLES.map((name) => ({ name, test: new RegExp(`foods[\\\\/]table[\\\\/]${name}\\.js$`), priority: 1 })),
];

/**
 * Some 2.8 kB smaller than by Vite's own minifier, of those 450 that a package may have. No getter of ours does more than
 * return a value, no function reads its own length, and what is called once compresses better in its place.
 */
const MINIFIED: MinifyOptions = {
  module: true,
  ecma: 2020,
  compress: {
    passes: 3,
    inline: 1,
    unsafe_arrows: true,
    keep_fargs: false,
    pure_getters: true,
    lhs_constants: false,
  },
};

/** Minified twice, which makes it smaller than any number of passes does. */
async function minified(code: string): Promise<string | undefined> {
  const once = await minify(code, MINIFIED);
  return once.code && (await minify(once.code, MINIFIED)).code;
}

/** The modules of entries, by their paths without an ending, and what they share. */
async function bundle(dist: string, entries: readonly string[]) {
  const names = entries.map((entry) => entry.replace(/^\.\/|\.js$/g, ''));
  const built = await build({
    configFile: false,
    logLevel: 'error',
    root: dist,
    build: {
      write: false,
      minify: false,
      target: 'esnext',
      lib: {
        entry: Object.fromEntries(names.map((name) => [name, join(dist, `${name}.js`)])),
        formats: ['es'],
      },
      rolldownOptions: {
        output: {
          entryFileNames: '[name].js',
          chunkFileNames: 'shared/[name].js',
          codeSplitting: { groups: GROUPS },
        },
      },
    },
  });
  return [built].flat().flatMap((result) => ('output' in result ? result.output : []));
}

/**
 * Puts the modules of a package into one file for each entry and for what entries share, minified: hundreds of small
 * files were a tenth of the download.
 */
export async function bundleModules(dist: string, entries: readonly string[]): Promise<void> {
  const files = await bundle(dist, entries);
  for (const name of globSync('**/*.js', { cwd: dist })) rmSync(join(dist, name));
  for (const file of files) {
    if (file.type !== 'chunk') throw new Error(`No module: ${file.fileName}`);
    const code = await minified(file.code);
    if (code === undefined) throw new Error(`Not minified: ${file.fileName}`);
    mkdirSync(dirname(join(dist, file.fileName)), { recursive: true });
    writeFileSync(join(dist, file.fileName), code);
  }
}
