/** A worker's part of `compress.ts`: writes the compressed copies of the files it is given. */
import { readFileSync, writeFileSync } from 'node:fs';
import { workerData } from 'node:worker_threads';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

/** Level 8 would take 1.4 times as long for 0.1 % less, level 9 seven times for 0.2 %, level 11 forty times for 8 %. */
const PAGE_QUALITY = 7;
/** Larger pages get level 11: there are few of them, and a slow phone waits for them longest. */
const LARGE_PAGE_BYTES = 140_000;
/** What visitors don't wait for, such as the list of all pages, gets the level of pages: level 11 would take minutes. */
const HUGE_BYTES = 1_000_000;
/** Of gzip, for the few programs without brotli: level 9 would take 1.6 times as long for 0.4 % less. */
const PAGE_LEVEL = 6;

for (const file of workerData as string[]) {
  const content = readFileSync(file);
  const isPage = file.endsWith('.html');
  const isFast = (isPage && content.length < LARGE_PAGE_BYTES) || content.length > HUGE_BYTES;
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: isFast ? PAGE_QUALITY : 11,
    [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
  };
  writeFileSync(`${file}.br`, brotliCompressSync(content, { params }));
  writeFileSync(
    `${file}.gz`,
    gzipSync(content, { level: isPage || content.length > HUGE_BYTES ? PAGE_LEVEL : 9 }),
  );
}
