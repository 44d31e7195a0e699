/**
 * Subsets the two fonts of src/ui/fonts to the characters our languages need and the weights the theme uses. Run by
 * hand after a change here: install `subset-font`, `@fontsource-variable/fraunces` and
 * `@fontsource-variable/source-sans-3` in some folder, then `node scripts/fonts.ts FOLDER`.
 */
import { readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join, resolve } from 'node:path';

const folder = resolve(process.argv[2] ?? '.');
const { default: subsetFont } = await import(createRequire(join(folder, 'x.js')).resolve('subset-font'));

const ascii = Array.from({ length: 95 }, (_, i) => String.fromCodePoint(32 + i)).join('');
const letters = 'ÀÂÄÆÇÉÈÊËÎÏÔÖŒÙÛÜŸàâäæçéèêëîïôöœùûüÿßẞñÑáíóúÁÍÓÚ';
const marks = '\u00a0\u202f–—‘’“”„‚«»‹›…·•×÷°½¼¾⅓⅔⅛⅜⅝⅞⁄€§©→←↓↑≈≤≥−¿¡²³';

for (const [name, axes] of [
  ['fraunces', { wght: { min: 400, max: 650 } }],
  ['source-sans-3', { wght: { min: 400, max: 700 } }],
] as const) {
  const source = join(
    folder,
    `node_modules/@fontsource-variable/${name}/files/${name}-latin-wght-normal.woff2`,
  );
  const font = await subsetFont(await readFile(source), ascii + letters + marks, {
    targetFormat: 'woff2',
    variationAxes: axes,
  });
  await writeFile(`src/ui/fonts/${name}.woff2`, font);
  console.log(name, font.length);
}
