/** Budgets of a first visit, taken from the built pages themselves: bench/budgets.ts has them. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { FONT_BUDGET, HOME_PATHS, QUESTION_BUDGET, SCRIPT_BUDGETS, STYLE_BUDGET } from './bench/budgets.ts';
import { questionScripts, readFirstVisit } from './bench/firstVisit.ts';

const OUT = 'dist';
/** Inline scripts and styles are written to files, because size-limit measures files. */
const INSIDE = 'node_modules/.cache/size';
mkdirSync(INSIDE, { recursive: true });

function writeInline(path, texts, ending) {
  const file = `${INSIDE}/${path.replaceAll('/', '_')}.${ending}`;
  writeFileSync(file, texts.join('\n'));
  return file;
}

export default [
  ...Object.entries(SCRIPT_BUDGETS).flatMap(([path, limit]) => {
    const { scripts, inlineScripts, inlineStyles, sheets } = readFirstVisit(OUT, path);
    const inOut = (files) => files.map((file) => OUT + file);
    return [
      {
        name: `scripts of ${path}`,
        path: [...inOut(scripts), writeInline(path, inlineScripts, 'js')],
        limit: `${limit} B`,
        brotli: true,
      },
      {
        name: `styles of ${path}`,
        path: [...inOut(sheets), writeInline(path, inlineStyles, 'css')],
        limit: `${STYLE_BUDGET} B`,
        brotli: true,
      },
    ];
  }),
  ...HOME_PATHS.map(([language, home]) => ({
    name: `scripts of a question in ${language}`,
    path: questionScripts(OUT, home, language).map((file) => OUT + file),
    limit: `${QUESTION_BUDGET} B`,
    brotli: true,
  })),
  { name: 'fonts', path: [`${OUT}/assets/*.woff2`], limit: `${FONT_BUDGET} B`, brotli: false },
];
