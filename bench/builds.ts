import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  cpSync,
  globSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, delimiter, join, relative, resolve } from 'node:path';
import { type Section, table, verdict } from './report.ts';

const SECONDS_LIMIT = 90;
const TIMES = 10;
const LEFT_OUT = new Set(['node_modules', 'build', '.git', '.react-router', 'test-results']);

interface Built {
  seconds: number;
  pages: number;
  bytes: number;
  /** What each file holds, as a hash, by its path. */
  files: Map<string, string>;
}

/** A copy of the project in a folder of its own, so that a build disturbs nobody. */
function copyOfProject(): string {
  const folder = mkdtempSync(join(tmpdir(), 'builds-'));
  const here = resolve('.');
  cpSync(here, folder, { recursive: true, filter: (file) => !LEFT_OUT.has(relative(here, file)) });
  symlinkSync(resolve('node_modules'), join(folder, 'node_modules'));
  return folder;
}

function build(folder: string): Built {
  rmSync(join(folder, 'build'), { recursive: true, force: true });
  const env = { ...process.env, PATH: join(folder, 'node_modules/.bin') + delimiter + process.env['PATH'] };
  const start = performance.now();
  const { status, stderr, stdout } = spawnSync('npm', ['run', 'build'], {
    cwd: folder,
    env,
    encoding: 'utf8',
  });
  const seconds = (performance.now() - start) / 1000;
  if (status !== 0) throw new Error(`The build failed:\n${stdout.slice(-2000)}${stderr.slice(-2000)}`);
  const out = join(folder, 'build/client');
  const paths = globSync('**/*.*', { cwd: out }).filter((path) => statSync(join(out, path)).isFile());
  const files = new Map<string, string>();
  let bytes = 0;
  for (const path of paths) {
    const content = readFileSync(join(out, path));
    bytes += content.length;
    files.set(path, createHash('sha256').update(content).digest('base64'));
  }
  return { seconds, pages: paths.filter((path) => path.endsWith('.html')).length, bytes, files };
}

/** Copies of every recipe under other names, until there are ten times as many. */
function multiplyRecipes(folder: string): void {
  const recipes = join(folder, 'src/content/recipes');
  for (const file of globSync('*/*.ts', { cwd: recipes }).filter((name) => !name.includes('.test.'))) {
    const id = basename(file, '.ts');
    const text = readFileSync(join(recipes, file), 'utf8');
    const drawing = join(recipes, 'illustrations', `${id}.svg`);
    for (let copy = 1; copy < TIMES; copy++) {
      const letter = String.fromCodePoint(96 + copy);
      const other = `${id}-${letter}`;
      const made = text
        .replace(`id: '${id}'`, `id: '${other}'`)
        .replace(/^( {2}title: .+)(['"],)$/m, `$1 ${letter.toUpperCase()}$2`);
      writeFileSync(join(recipes, file.replace(`${id}.ts`, `${other}.ts`)), made);
      cpSync(drawing, join(recipes, 'illustrations', `${other}.svg`));
    }
  }
}

const OF_RECIPES = /^((fr|de)\/)?recipes(\/|\.data)/;
/** Files that list every page of a language by their purpose. No page waits for them. */
const LISTS = /^(sw-\w+\.js|search\/\w+\.json|sitemap\.xml|feed\.xml)/;

/** The same build with ten times the recipes: its time, and what it changed outside of the recipes. */
export async function builds(): Promise<Section> {
  const folder = copyOfProject();
  let first: Built;
  let second: Built;
  try {
    first = build(folder);
    multiplyRecipes(folder);
    second = build(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
  const others = [...first.files].filter(([path]) => !OF_RECIPES.test(path));
  const different = others.filter(([path, hash]) => second.files.get(path) !== hash).map(([path]) => path);
  const lists = different.filter((path) => LISTS.test(path));
  const changed = different.filter((path) => !LISTS.test(path));
  const plain = (paths: string[]) => paths.filter((path) => !/\.(br|gz)$/.test(path));
  const growth = second.seconds / first.seconds;
  console.log('changed outside of the recipes:', plain(different).join(' ') || 'nothing');
  const size = (built: Built) => `${(built.bytes / 1e6).toFixed(1)} MB`;
  return {
    title: 'Build',
    text:
      `A full build with compressed copies, then the same with ${TIMES} times the recipes (copies under other names). ` +
      'What every page costs must not hang on how many recipes there are, so all files outside of `/recipes` are ' +
      'compared byte by byte. The lists of all pages (service workers, search index, sitemap, feed) grow with them by ' +
      `their purpose: ${plain(lists).length} of them changed.`,
    tables: [
      table(
        ['', 'pages', 'all files', 'time', 'limit', ''],
        [
          [
            'all recipes',
            `${first.pages}`,
            size(first),
            `${first.seconds.toFixed(1)} s`,
            `${SECONDS_LIMIT} s`,
            verdict(first.seconds <= SECONDS_LIMIT),
          ],
          [
            `${TIMES} times the recipes`,
            `${second.pages}`,
            size(second),
            `${second.seconds.toFixed(1)} s`,
            `${TIMES} times the first: ${(first.seconds * TIMES).toFixed(0)} s`,
            verdict(growth <= TIMES),
          ],
        ],
      ),
      table(
        ['files outside of the recipes', 'number', 'limit', ''],
        [
          ['compared', `${plain(others.map(([path]) => path)).length}`, '', ''],
          [
            'pages, scripts and styles that changed',
            `${plain(changed).length}`,
            '0',
            verdict(changed.length === 0),
          ],
        ],
      ),
    ],
  };
}
