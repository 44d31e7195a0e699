import { rmSync } from 'node:fs';
import { type Built, build, copyOfProject, countRecipes, multiplyRecipes } from './projectCopy.ts';
import { type Section, table, verdict } from './report.ts';

/** Design 8: at most 180 s for 3,000 pages. */
const SECONDS_PER_PAGE = 180 / 3000;
const TIMES = 10;

const OF_RECIPES = /^((\w\w\/)?recipes\/|assets\/[\w-]+\.[\w-]+\.svg$)/;
/** Files that must list every page of a language. No page waits for them. */
const LISTS = /^(sw-\w+\.js|search\/\w+\.json|sitemap\.xml|feed\.xml)/;

const seconds = (value: number) => `${value.toFixed(1)} s`;

function row(name: string, build: Built, first: Built): string[] {
  const limit = Math.max(first.pages, build.pages) * SECONDS_PER_PAGE;
  const [cost, most] = [build, first].map(({ work, pages }) => work / pages);
  return [
    name,
    `${build.recipes}`,
    `${build.pages}`,
    seconds(build.seconds),
    build === first ? 'none set' : seconds(limit),
    seconds(build.work),
    `${Math.round((cost ?? 0) * 1000)} ms`,
    `${Math.round((most ?? 0) * 1000)} ms`,
    verdict((build === first || build.seconds <= limit) && (cost ?? 0) <= (most ?? 0)),
  ];
}

/** A build with ten times the recipes: its time, and what it changed outside the recipes. */
export async function builds(): Promise<Section> {
  const folder = copyOfProject();
  let first: Built;
  let second: Built;
  try {
    const numbers = [countRecipes(folder), countRecipes(folder) * TIMES];
    first = build(folder, numbers);
    multiplyRecipes(folder, TIMES);
    second = build(folder, numbers);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
  const others = [...first.files].filter(([path]) => !OF_RECIPES.test(path));
  const different = others.filter(([path, { hash }]) => second.files.get(path)?.hash !== hash);
  const lists = different.filter(([path]) => LISTS.test(path));
  const changed = different.filter(([path]) => !LISTS.test(path));
  const unexplained = changed.filter(([path, file]) => second.files.get(path)?.bare !== file.bare);
  const more = changed.map(([path, { size }]) => (second.files.get(path)?.size ?? 0) - size);
  const listing = changed.filter(([path]) => path.includes('ingredients/')).length;
  return {
    title: 'Build',
    text:
      `A full build with compressed copies, then the same with ${TIMES} times the recipes (copies under other names). ` +
      'The cost of other pages must not depend on the number of recipes, so all files outside `/recipes` are ' +
      'compared byte by byte. Home names the number of recipes, and a food’s page lists the recipes with it; nothing else may change. The lists of ' +
      `all pages (service workers, search index, sitemap, feed) grow by design: ${lists.length} of them did. ` +
      'Work is processor time, which other load on the machine hardly affects.',
    tables: [
      table(
        ['', 'recipes', 'pages', 'time', 'limit', 'work', 'work a page', 'limit', ''],
        [row('all recipes', first, first), row(`${TIMES} times the recipes`, second, first)],
      ),
      table(
        ['files outside of the recipes', 'measured', 'limit', ''],
        [
          ['compared', `${others.length}`, '', ''],
          ['changed: pages of foods, by their list of recipes', `${listing}`, '', ''],
          ['changed: others, by the number of recipes', `${changed.length - listing}`, '', ''],
          ['most bytes more on a page', `${Math.max(0, ...more)}`, '', ''],
          ['changed otherwise', `${unexplained.length}`, '0', verdict(unexplained.length === 0)],
        ],
      ),
    ],
  };
}
