/** Budgets of a first visit, taken from the built pages themselves: bench/budgets.ts has them. */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import {
  FONT_BUDGET,
  HOME_PATHS,
  NUTRIENTS_BUDGET,
  NUTRITION_BUDGET,
  QUESTION_BUDGET,
  SCRIPT_BUDGETS,
  STYLE_BUDGET,
} from './bench/budgets.ts';
import { nutritionScripts, questionScripts, readFirstVisit } from './bench/firstVisit.ts';
import { NUTRIENTS } from './engine/src/foods/table/nutrients.ts';

const OUT = 'dist';
/** What has no compressed copy in the build is compressed to a file here, because size-limit measures files. */
const INSIDE = 'node_modules/.cache/size';
mkdirSync(INSIDE, { recursive: true });

/** Compresses a text to a file of this name. */
function compress(name, text) {
  const file = `${INSIDE}/${name.replaceAll('/', '_')}.br`;
  writeFileSync(file, brotliCompressSync(text));
  return file;
}

/** The copies that a server sends: most pages share most of their scripts, so each is compressed once. */
const sent = (files) =>
  files.map((file) => {
    const copy = `${OUT}${file}.br`;
    return existsSync(copy) ? copy : compress(file, readFileSync(OUT + file));
  });

const inline = (path, texts, ending) => compress(`${path}.${ending}`, texts.join('\n'));

export default [
  ...Object.entries(SCRIPT_BUDGETS).flatMap(([path, limit]) => {
    const { scripts, inlineScripts, inlineStyles, sheets } = readFirstVisit(OUT, path);
    return [
      {
        name: `scripts of ${path}`,
        path: [...sent(scripts), inline(path, inlineScripts, 'js')],
        limit: `${limit} B`,
        brotli: false,
      },
      {
        name: `styles of ${path}`,
        path: [...sent(sheets), inline(path, inlineStyles, 'css')],
        limit: `${STYLE_BUDGET} B`,
        brotli: false,
      },
    ];
  }),
  ...HOME_PATHS.map(([language, home]) => ({
    name: `scripts of a question in ${language}`,
    path: sent(questionScripts(OUT, home, language)),
    limit: `${QUESTION_BUDGET} B`,
    brotli: false,
  })),
  {
    name: 'nutrients of foods',
    path: compress('nutrients', JSON.stringify(NUTRIENTS)),
    limit: `${NUTRIENTS_BUDGET} B`,
    brotli: false,
  },
  {
    name: 'scripts of nutrition, once opened',
    path: sent(nutritionScripts(OUT, '/tools/recipe-converter')),
    limit: `${NUTRITION_BUDGET} B`,
    brotli: false,
  },
  { name: 'fonts', path: [`${OUT}/assets/*.woff2`], limit: `${FONT_BUDGET} B`, brotli: false },
];
