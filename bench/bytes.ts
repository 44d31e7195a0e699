import { existsSync, globSync, readFileSync, statSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import { OUTPUT_FOLDER } from '../scripts/outputFolder.ts';
import { LANGUAGE_CODES } from '../src/catalogs/languages.ts';
import { FONT_BUDGET, SCRIPT_BUDGETS, STYLE_BUDGET } from './budgets.ts';
import { pageFile, readFirstVisit } from './firstVisit.ts';
import { kilobytes, type Section, table, verdict } from './report.ts';

const compressedBytes = (text: string) => (text === '' ? 0 : brotliCompressSync(text).length);

/** Bytes sent to a browser that accepts brotli. */
export function sentBytes(file: string): number {
  if (existsSync(`${file}.br`)) return statSync(`${file}.br`).size;
  return /\.(woff2|png)$/.test(file) ? statSync(file).size : brotliCompressSync(readFileSync(file)).length;
}

/** What a language keeps for offline use, in compressed bytes. */
const OFFLINE_BUDGET = 3_200_000;

const sum = (files: readonly string[]) => files.reduce((total, file) => total + sentBytes(file), 0);

/** The files that a language's service worker fetches after the first page. */
function offlineBytes(language: string): { files: number; bytes: number } {
  const worker = readFileSync(`${OUTPUT_FOLDER}/sw-${language}.js`, 'utf8');
  const urls = [...worker.matchAll(/\burl:\s*"([^"]+)"/g)].map(([, url = '']) => url);
  const bundles = worker.match(/\/assets\/pages-[\w.-]+/) ?? [];
  const files = [...urls, ...bundles].map((url) => OUTPUT_FOLDER + url);
  return { files: files.length, bytes: sum(files) };
}

function row(path: string, limit: number, fonts: number): string[] {
  const { scripts, inlineScripts, inlineStyles, sheets } = readFirstVisit(OUTPUT_FOLDER, path);
  const inFiles = sum(scripts.map((file) => OUTPUT_FOLDER + file));
  const all = inFiles + compressedBytes(inlineScripts.join('\n'));
  const styles = compressedBytes(inlineStyles.join('\n')) + sum(sheets.map((file) => OUTPUT_FOLDER + file));
  const page = sentBytes(pageFile(OUTPUT_FOLDER, path));
  const sizes = [all, limit, styles, page, page + inFiles + fonts].map(kilobytes);
  return [`\`${path}\``, ...sizes, `${scripts.length}`, verdict(all <= limit && styles <= STYLE_BUDGET)];
}

/** Bytes of a first visit for each kind of page, compared with the budgets of `npm run size`. */
export async function measureBytes(): Promise<Section> {
  const fontFiles = globSync(`${OUTPUT_FOLDER}/assets/*.woff2`);
  const fonts = sum(fontFiles);
  return {
    title: 'Bytes of a first visit',
    text:
      'As sent with brotli. Scripts are everything a page loads by itself, in files and inline, including what they ' +
      'import and islands that load when visible, except those in a closed dialog. Styles are inline, so ' +
      `their bytes are part of the page too; their limit is ${kilobytes(STYLE_BUDGET)}.`,
    tables: [
      table(
        ['page', 'scripts', 'limit', 'styles', 'page', 'page, scripts and fonts', 'files', ''],
        Object.entries(SCRIPT_BUDGETS).map(([path, limit]) => row(path, limit, fonts)),
      ),
      table(
        ['beside the page', 'files', 'bytes', 'limit', ''],
        [
          [
            'fonts',
            `${fontFiles.length}`,
            kilobytes(fonts),
            kilobytes(FONT_BUDGET),
            verdict(fonts <= FONT_BUDGET),
          ],
          ...LANGUAGE_CODES.map((language) => {
            const { files, bytes } = offlineBytes(language);
            return [
              `kept for offline use, \`${language}\``,
              `${files}`,
              kilobytes(bytes),
              kilobytes(OFFLINE_BUDGET),
              verdict(bytes <= OFFLINE_BUDGET),
            ];
          }),
        ],
      ),
    ],
  };
}
