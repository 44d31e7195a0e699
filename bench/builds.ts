import { rmSync } from 'node:fs';
import { englishPath } from '../src/site/localPath.ts';
import { type BuildResult, build, copyProject, multiplyRecipes, recipeIds } from './projectCopy.ts';
import { type Section, table, verdict } from './report.ts';

/** Design 8: at most 180 s for 3,000 pages. */
const MAX_SECONDS_PER_PAGE = 180 / 3000;
/** By how much the recipes are multiplied in the later builds, to compare the cost of each added page. */
const [SECOND_MULTIPLE, THIRD_MULTIPLE] = [5, 10];
/** The processor time of a build varies by several percent. */
const MAX_GROWTH = 1.1;

const isRecipeFile = (path: string) =>
  /^\/(recipes\/|assets\/[\w-]+\.[\w-]+\.svg$)/.test(englishPath(`/${path}`));
/** Pages that list recipes with a food. Apart from the list, which `bare` leaves out, they may not change. */
const FOOD_PAGES = /ingredients\//;
/** Lists the recipes with a pan, in its text and its island. */
const PAN_PAGES = /tools\/measure\//;
/** Files that must list every page of a language. No page waits for them. */
const LIST_FILES = /^(sw-\w+\.js|search\/\w+\.json|sitemap\.xml|feed\.xml)/;

const seconds = (value: number) => `${value.toFixed(1)} s`;

/** Processor time per added page, in seconds. */
const addedCost = (earlier: BuildResult, later: BuildResult) =>
  (later.work - earlier.work) / (later.pages - earlier.pages);

function row(name: string, { recipes, pages, seconds: time, work }: BuildResult): string[] {
  const limit = pages * MAX_SECONDS_PER_PAGE;
  return [
    name,
    `${recipes}`,
    `${pages}`,
    seconds(time),
    seconds(limit),
    seconds(work),
    verdict(time <= limit),
  ];
}

/** Builds the site with more and more recipes, and measures the time and the changes elsewhere. */
export async function measureBuilds(): Promise<Section> {
  const folder = copyProject();
  let first: BuildResult;
  let some: BuildResult;
  let many: BuildResult;
  try {
    const ids = recipeIds(folder);
    const numbers = [1, THIRD_MULTIPLE].map((times) => ids.length * times);
    first = build(folder, numbers);
    multiplyRecipes(folder, ids, 1, SECOND_MULTIPLE);
    some = build(folder, numbers);
    multiplyRecipes(folder, ids, SECOND_MULTIPLE, THIRD_MULTIPLE);
    many = build(folder, numbers);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
  const growth = addedCost(some, many) / addedCost(first, some);
  const milliseconds = (cost: number) => `${(cost * 1000).toFixed(1)} ms`;
  const others = [...first.files].filter(([path]) => !isRecipeFile(path));
  const different = others.filter(([path, { hash }]) => many.files.get(path)?.hash !== hash);
  const lists = different.filter(([path]) => LIST_FILES.test(path));
  const changed = different.filter(([path]) => !LIST_FILES.test(path));
  const unexplained = changed.filter(
    ([path, file]) => !PAN_PAGES.test(path) && many.files.get(path)?.bare !== file.bare,
  );
  for (const [path] of unexplained) console.log(`changed otherwise: ${path}`);
  const more = changed.map(([path, { size }]) => (many.files.get(path)?.size ?? 0) - size);
  const listing = changed.filter(([path]) => FOOD_PAGES.test(path) || PAN_PAGES.test(path)).length;
  return {
    title: 'Build',
    text:
      `A full build with compressed copies, then the same with ${SECOND_MULTIPLE} and ${THIRD_MULTIPLE} times the recipes (copies under other ` +
      'names). A page costs the same however many there are, so the pages added by the third build are compared with ' +
      'those added by the second, by processor time, which other load on the machine hardly affects. All files ' +
      'outside of `/recipes` are compared byte by byte: home states the number of recipes, and the pages of foods and ' +
      'of the measuring tool list some of them; nothing else may change. Lists of all pages (service workers, search ' +
      `index, sitemap, feed) grow by their purpose: ${lists.length} of them did.`,
    tables: [
      table(
        ['', 'recipes', 'pages', 'time', 'limit', 'work', ''],
        [
          row('all recipes', first),
          row(`${SECOND_MULTIPLE} times the recipes`, some),
          row(`${THIRD_MULTIPLE} times the recipes`, many),
        ],
      ),
      table(
        ['work per added page', 'measured', 'limit', ''],
        [
          [`up to ${SECOND_MULTIPLE} times the recipes`, milliseconds(addedCost(first, some)), '', ''],
          [`from there to ${THIRD_MULTIPLE} times`, milliseconds(addedCost(some, many)), '', ''],
          ['ratio', growth.toFixed(2), `${MAX_GROWTH}`, verdict(growth <= MAX_GROWTH)],
        ],
      ),
      table(
        ['files outside of the recipes', 'measured', 'limit', ''],
        [
          ['compared', `${others.length}`, '', ''],
          ['changed: pages that list recipes', `${listing}`, '', ''],
          ['changed: others, by the number of recipes', `${changed.length - listing}`, '', ''],
          ['most bytes more on a page', `${Math.max(0, ...more)}`, '', ''],
          ['changed otherwise', `${unexplained.length}`, '0', verdict(unexplained.length === 0)],
        ],
      ),
    ],
  };
}
