import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { compress } from '../scripts/compress.ts';
import { OUTPUT_FOLDER } from '../scripts/outputFolder.ts';
import { pageFile } from './firstVisit.ts';
import { withFolder } from './site.ts';

/** A page without scripts. Its data and islands stay, but are never hydrated. */
const withoutScripts = (html: string) =>
  html.replace(/<script\b(?![^>]*application\/(ld\+)?json)[^>]*>[\s\S]*?<\/script>/g, '');

/** Copies these pages without scripts to a separate folder, to measure what the pages alone cost. */
async function buildPlainSite(paths: readonly string[]): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'plain-'));
  cpSync(join(OUTPUT_FOLDER, 'assets'), join(folder, 'assets'), {
    recursive: true,
    filter: (file) => !/\.js(\.br|\.gz)?$/.test(file),
  });
  cpSync(join(OUTPUT_FOLDER, 'favicon.svg'), join(folder, 'favicon.svg'));
  for (const path of paths) {
    const file = pageFile(folder, path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, withoutScripts(readFileSync(pageFile(OUTPUT_FOLDER, path), 'utf8')));
  }
  await compress(folder);
  return folder;
}

/** Serves the site and these pages without scripts while `work` measures. */
export async function withPlainSite<T>(
  paths: readonly string[],
  work: (ours: string, plain: string) => Promise<T>,
): Promise<T> {
  const folder = await buildPlainSite(paths);
  try {
    return await withFolder(folder, work);
  } finally {
    rmSync(folder, { recursive: true });
  }
}
