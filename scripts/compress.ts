import { globSync, statSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const MIN_BYTES = 1024;

/** Level 9 would take eight times as long for 0.1 % less, level 11 thirty times for 8 %. */
const PAGE_QUALITY = 8;
/** Larger pages get level 11: there are few of them, and a slow phone waits for them longest. */
const LARGE_PAGE_BYTES = 140_000;

const brotli = promisify(brotliCompress);
const gz = promisify(gzip);

/** Adds brotli and gzip copies of a folder's text files. Most pages use a lower, faster level than code. */
export async function compress(folder: string): Promise<void> {
  const files = globSync(`${folder}/**/*.{html,js,css,svg,json,xml,webmanifest,txt}`).filter(
    (file) => statSync(file).size > MIN_BYTES,
  );
  const next = files.values();
  const worker = async () => {
    for (const file of next) {
      const content = await readFile(file);
      const isFast = file.endsWith('.html') && content.length < LARGE_PAGE_BYTES;
      const params = {
        [constants.BROTLI_PARAM_QUALITY]: isFast ? PAGE_QUALITY : 11,
        [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
      };
      await writeFile(`${file}.br`, await brotli(content, { params }));
      await writeFile(`${file}.gz`, await gz(content, { level: 9 }));
    }
  };
  await Promise.all([worker(), worker(), worker()]);
}
