/** Budgets of a first visit, taken from the built pages themselves: bench/budgets.ts has them. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { FONTS, HOMES, QUESTION, SCRIPTS, STYLES } from './bench/budgets.ts';
import { firstVisit, questionScripts } from './bench/firstVisit.ts';

const OUT = 'dist';
/** What stands inside a page is written out, because size-limit weighs files. */
const INSIDE = 'node_modules/.cache/size';
mkdirSync(INSIDE, { recursive: true });

function written(path, texts, ending) {
  const file = `${INSIDE}/${path.replaceAll('/', '_')}.${ending}`;
  writeFileSync(file, texts.join('\n'));
  return file;
}

export default [
  ...Object.entries(SCRIPTS).flatMap(([path, most]) => {
    const { scripts, inlineScripts, inlineStyles, sheets } = firstVisit(OUT, path);
    const inOut = (files) => files.map((file) => OUT + file);
    return [
      {
        name: `scripts of ${path}`,
        path: [...inOut(scripts), written(path, inlineScripts, 'js')],
        limit: `${most} B`,
        brotli: true,
      },
      {
        name: `styles of ${path}`,
        path: [...inOut(sheets), written(path, inlineStyles, 'css')],
        limit: `${STYLES} B`,
        brotli: true,
      },
    ];
  }),
  ...HOMES.map(([language, home]) => ({
    name: `scripts of a question in ${language}`,
    path: questionScripts(OUT, home, language).map((file) => OUT + file),
    limit: `${QUESTION} B`,
    brotli: true,
  })),
  { name: 'fonts', path: [`${OUT}/assets/*.woff2`], limit: `${FONTS} B`, brotli: false },
];
