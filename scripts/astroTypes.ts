/**
 * Writes what `tsc` reads of each `.astro` file, its front matter and markup as TSX, into `.astro/tsx`, which
 * tsconfig.astro.json lays over `src`. `astro check` would check the same text, but by TypeScript in JavaScript, which
 * reads the whole site once more for them.
 */
import { globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { convertToTsx } from '@astrojs/astro2tsx';

const WRITTEN = '.astro/tsx';

rmSync(WRITTEN, { recursive: true, force: true });
for (const file of globSync('**/*.astro', { cwd: 'src' })) {
  const { code, diagnostics } = convertToTsx(readFileSync(join('src', file), 'utf8'), { filename: file });
  for (const { message } of diagnostics) {
    console.error(`src/${file}: ${message}`);
    process.exitCode = 1;
  }
  const written = join(WRITTEN, `${file}.tsx`);
  mkdirSync(dirname(written), { recursive: true });
  writeFileSync(written, code);
}
