import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  cpSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join, relative, resolve } from 'node:path';

import { OUTPUT_FOLDER } from '../scripts/outputFolder.ts';

const RECIPES = 'src/content/recipes';
const EXCLUDED = new Set(['node_modules', 'dist', '.git', '.astro', 'test-results']);

export interface BuildResult {
  seconds: number;
  /** Processor time in seconds, which other load on the machine hardly affects. */
  work: number;
  recipes: number;
  pages: number;
  /** Size and hashes of each file by path; `bare` is the hash without the number of recipes and lists of recipes. */
  files: Map<string, { size: number; hash: string; bare: string }>;
}

/** Copies the project to a separate folder, so that builds do not affect the original. */
export function copyProject(): string {
  const folder = mkdtempSync(join(tmpdir(), 'builds-'));
  const here = resolve('.');
  cpSync(here, folder, { recursive: true, filter: (file) => !EXCLUDED.has(relative(here, file)) });
  // Links each package separately, because Astro and Vite keep caches in node_modules.
  mkdirSync(join(folder, 'node_modules'));
  for (const name of readdirSync('node_modules')) {
    if (/^\.(astro|vite|cache)/.test(name)) continue;
    symlinkSync(resolve('node_modules', name), join(folder, 'node_modules', name));
  }
  return folder;
}

const hashOf = (content: string | Buffer) => createHash('sha256').update(content).digest('base64');

/** The recipes with a food, on the food's page. */
const RECIPE_LIST = /<section[^>]*id="recipes"[\s\S]*?<\/section>/;

/**
 * A file without its list of recipes and their number, and without the policy's hashes of scripts that contain it.
 */
function bare(content: Buffer, numbers: readonly number[]): string {
  return content
    .toString()
    .replaceAll(/'sha256-[^']+'/g, '')
    .replace(RECIPE_LIST, '')
    .replaceAll(new RegExp(`\\b(${numbers.join('|')})\\b`, 'g'), 'n');
}

export const recipeIds = (folder: string) =>
  globSync('*/facts.ts', { cwd: join(folder, RECIPES) }).map(dirname);

/**
 * Runs the build. The last line of `times` is the processor time of all child processes. `numbers` are the numbers of
 * recipes in the builds to be compared.
 */
export function build(folder: string, numbers: readonly number[]): BuildResult {
  rmSync(join(folder, OUTPUT_FOLDER), { recursive: true, force: true });
  const env = { ...process.env, PATH: join(folder, 'node_modules/.bin') + delimiter + process.env['PATH'] };
  const start = performance.now();
  const { status, stdout } = spawnSync('sh', ['-c', 'npm run build > build.log 2>&1 || exit 1; times'], {
    cwd: folder,
    env,
    encoding: 'utf8',
  });
  const seconds = (performance.now() - start) / 1000;
  if (status !== 0) {
    throw new Error(`The build failed:\n${readFileSync(join(folder, 'build.log'), 'utf8').slice(-3000)}`);
  }
  const last = stdout.trim().split('\n').at(-1) ?? '';
  const times = [...last.matchAll(/(\d+)m([\d.]+)s/g)].map(
    ([, minutes, rest]) => Number(minutes) * 60 + Number(rest),
  );
  const out = join(folder, OUTPUT_FOLDER);
  const paths = globSync('**/*.*', { cwd: out })
    .filter((path) => statSync(join(out, path)).isFile())
    .filter((path) => !/\.(br|gz)$/.test(path));
  const files: BuildResult['files'] = new Map();
  for (const path of paths) {
    const content = readFileSync(join(out, path));
    files.set(path, { size: content.length, hash: hashOf(content), bare: hashOf(bare(content, numbers)) });
  }
  const pages = paths.filter((path) => path.endsWith('.html')).length;
  const work = times.reduce((sum, each) => sum + each, 0);
  return { seconds, work, recipes: recipeIds(folder).length, pages, files };
}

/** Copies recipes under new names, to increase their number from `before` to `times` times the original (up to 26). */
export function multiplyRecipes(folder: string, ids: readonly string[], before: number, times: number): void {
  const recipes = join(folder, RECIPES);
  for (const id of ids) {
    const drawing = join(recipes, 'illustrations', `${id}.svg`);
    for (let copy = before; copy < times; copy++) {
      const letter = String.fromCodePoint(96 + copy);
      const other = join(recipes, `${id}-${letter}`);
      cpSync(join(recipes, id), other, { recursive: true });
      for (const file of globSync('??.ts', { cwd: other })) {
        const words = readFileSync(join(other, file), 'utf8');
        const title = /^( {2}title: .+)(['"],)$/m;
        writeFileSync(join(other, file), words.replace(title, `$1 ${letter.toUpperCase()}$2`));
      }
      cpSync(drawing, join(recipes, 'illustrations', `${id}-${letter}.svg`));
    }
  }
}
