import { existsSync, globSync, readFileSync, statSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import { LANGUAGE_CODES } from '../src/i18n/languages.ts';
import { kilobytes, type Section, table, verdict } from './report.ts';

interface Budget {
  name: string;
  path: string[];
  limit: string;
}

const OUT = 'build/client';

/** Bytes as sent to a browser that takes brotli. */
function sent(file: string): number {
  if (existsSync(`${file}.br`)) return statSync(`${file}.br`).size;
  return /\.(woff2|png)$/.test(file) ? statSync(file).size : brotliCompressSync(readFileSync(file)).length;
}

const sum = (files: readonly string[]) => files.reduce((total, file) => total + sent(file), 0);
const bytesOf = (limit: string) => Number.parseFloat(limit) * 1000;

/** What the service worker of a language fetches once the first page is there. */
function offlineBytes(language: string): { files: number; bytes: number } {
  const worker = readFileSync(`${OUT}/sw-${language}.js`, 'utf8');
  const urls = [...worker.matchAll(/\burl:\s*"([^"]+)"/g)].map(
    ([, url = '']) => `/${url.replace(/^\//, '')}`,
  );
  const files = urls.map((url) => {
    const page = `${OUT}${url === '/' ? '' : url}/index.html`;
    return existsSync(page) ? page : `${OUT}${url}`;
  });
  return { files: files.length, bytes: sum(files) };
}

/** Bytes of a first visit for each kind of page, beside the budgets that `npm run size` keeps. */
export async function bytes(): Promise<Section> {
  const { default: budgets } = (await import(new URL('../.size-limit.mjs', import.meta.url).href)) as {
    default: Budget[];
  };
  const fonts = globSync(`${OUT}/assets/*.woff2`);
  const styles = (page: string) =>
    [...readFileSync(page, 'utf8').matchAll(/<style>([\s\S]*?)<\/style>/g)].map(([, text]) => text).join('');
  const rows = budgets
    .filter(({ name }) => name.startsWith('scripts of '))
    .map(({ name, path, limit }) => {
      const address = name.replace('scripts of ', '');
      const page = `${OUT}${address === '/' ? '' : address}/index.html`;
      const scripts = sum(path);
      const sheet = brotliCompressSync(styles(page)).length;
      const met = scripts <= bytesOf(limit) && sheet <= 10_000;
      return [address, scripts, limit, sheet, sent(page), sent(page) + scripts + sum(fonts), met] as const;
    });
  return {
    title: 'Bytes of a first visit',
    text:
      'As sent with brotli. Styles stand inside the page, so their bytes are part of the page too; their limit is ' +
      '10 kB. Scripts are all that the page names, measured as `npm run size` measures them.',
    tables: [
      table(
        ['page', 'scripts', 'limit', 'styles', 'page', 'page, scripts and fonts', ''],
        rows.map(([address, scripts, limit, sheet, page, all, met]) => [
          `\`${address}\``,
          kilobytes(scripts),
          limit,
          kilobytes(sheet),
          kilobytes(page),
          kilobytes(all),
          verdict(met),
        ]),
      ),
      table(
        ['beside the page', 'files', 'bytes', 'limit', ''],
        [
          ['fonts', `${fonts.length}`, kilobytes(sum(fonts)), '60 kB', verdict(sum(fonts) <= 60_000)],
          ...LANGUAGE_CODES.map((language) => {
            const { files, bytes } = offlineBytes(language);
            return [`kept for offline use, \`${language}\``, `${files}`, kilobytes(bytes), 'none set', ''];
          }),
        ],
      ),
    ],
  };
}
