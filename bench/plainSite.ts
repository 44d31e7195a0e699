import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { compress } from '../scripts/compress.ts';
import { withoutScripts } from '../scripts/finishPage.ts';
import { sideBySide } from './site.ts';

const OUT = 'build/client';

/** A copy of these pages without the app's scripts, in a folder of its own: what the pages cost by themselves. */
async function plainSite(addresses: readonly string[]): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'plain-'));
  cpSync(join(OUT, 'assets'), join(folder, 'assets'), {
    recursive: true,
    filter: (file) => !file.endsWith('.js'),
  });
  cpSync(join(OUT, 'favicon.svg'), join(folder, 'favicon.svg'));
  for (const address of addresses) {
    const page = join(address, 'index.html');
    mkdirSync(dirname(join(folder, page)), { recursive: true });
    writeFileSync(join(folder, page), withoutScripts(readFileSync(join(OUT, page), 'utf8')));
  }
  await compress(folder);
  return folder;
}

/** What `work` measures while the site and these pages of it without the app's scripts are served. */
export async function besidePlain<T>(
  addresses: readonly string[],
  work: (ours: string, plain: string) => Promise<T>,
): Promise<T> {
  const folder = await plainSite(addresses);
  try {
    return await sideBySide(folder, work);
  } finally {
    rmSync(folder, { recursive: true });
  }
}
