import { globSync, statSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';

const MIN_BYTES = 1024;

/**
 * Adds brotli and gzip copies of a folder's text files. Each compressor lives outside of JavaScript's memory, which
 * makes it look for garbage again and again: in a thread of its own there is little to look through.
 */
export async function compress(folder: string): Promise<void> {
  const files = globSync(`${folder}/**/*.{html,js,css,svg,json,xml,webmanifest,txt}`).filter(
    (file) => statSync(file).size > MIN_BYTES,
  );
  const threads = availableParallelism();
  await Promise.all(
    Array.from({ length: threads }, (_, thread) => {
      const workerData = files.filter((_file, index) => index % threads === thread);
      const worker = new Worker(new URL('./compressFiles.ts', import.meta.url), { workerData });
      return new Promise((done, fail) => worker.once('exit', done).once('error', fail));
    }),
  );
}
