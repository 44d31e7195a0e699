import { existsSync, globSync, readFileSync, statSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import { OUTPUT_FOLDER } from '../scripts/outputFolder.ts';
import { LANGUAGE_CODES } from '../src/catalogs/languages.ts';
import { FONTS, SCRIPTS, STYLES } from './budgets.ts';
import { firstVisit, pageFile } from './firstVisit.ts';
import { kilobytes, type Section, table, verdict } from './report.ts';

const packed = (text: string) => (text === '' ? 0 : brotliCompressSync(text).length);

/** Bytes sent to a browser that accepts brotli. */
function sent(file: string): number {
  if (existsSync(`${file}.br`)) return statSync(`${file}.br`).size;
  return /\.(woff2|png)$/.test(file) ? statSync(file).size : brotliCompressSync(readFileSync(file)).length;
}

const sum = (files: readonly string[]) => files.reduce((total, file) => total + sent(file), 0);

/** What a language's service worker fetches after the first page. */
function offlineBytes(language: string): { files: number; bytes: number } {
  const worker = readFileSync(`${OUTPUT_FOLDER}/sw-${language}.js`, 'utf8');
  const urls = [...worker.matchAll(/\burl:\s*"([^"]+)"/g)].map(([, url = '']) => url);
  const files = urls.map((url) =>
    existsSync(pageFile(OUTPUT_FOLDER, url)) ? pageFile(OUTPUT_FOLDER, url) : `${OUTPUT_FOLDER}${url}`,
  );
  return { files: files.length, bytes: sum(files) };
}

function row(address: string, limit: number, fonts: number): string[] {
  const { scripts, inlineScripts, inlineStyles, sheets } = firstVisit(OUTPUT_FOLDER, address);
  const inFiles = sum(scripts.map((file) => OUTPUT_FOLDER + file));
  const all = inFiles + packed(inlineScripts.join('\n'));
  const styles = packed(inlineStyles.join('\n')) + sum(sheets.map((file) => OUTPUT_FOLDER + file));
  const page = sent(pageFile(OUTPUT_FOLDER, address));
  const sizes = [all, limit, styles, page, page + inFiles + fonts].map(kilobytes);
  return [`\`${address}\``, ...sizes, `${scripts.length}`, verdict(all <= limit && styles <= STYLES)];
}

/** Bytes of a first visit for each kind of page, compared with the budgets of `npm run size`. */
export async function bytes(): Promise<Section> {
  const fontFiles = globSync(`${OUTPUT_FOLDER}/assets/*.woff2`);
  const fonts = sum(fontFiles);
  return {
    title: 'Bytes of a first visit',
    text:
      'As sent with brotli. Scripts are everything a page loads by itself, in files and inline, including what they ' +
      'import and islands that load when visible, except those in a closed dialog. Styles are inline, so ' +
      `their bytes are part of the page too; their limit is ${kilobytes(STYLES)}.`,
    tables: [
      table(
        ['page', 'scripts', 'limit', 'styles', 'page', 'page, scripts and fonts', 'files', ''],
        Object.entries(SCRIPTS).map(([address, limit]) => row(address, limit, fonts)),
      ),
      table(
        ['beside the page', 'files', 'bytes', 'limit', ''],
        [
          ['fonts', `${fontFiles.length}`, kilobytes(fonts), kilobytes(FONTS), verdict(fonts <= FONTS)],
          ...LANGUAGE_CODES.map((language) => {
            const { files, bytes } = offlineBytes(language);
            return [`kept for offline use, \`${language}\``, `${files}`, kilobytes(bytes), 'none set', ''];
          }),
        ],
      ),
    ],
  };
}
