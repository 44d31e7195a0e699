/**
 * Writes what `tsc` reads of each `.astro` file into `.astro/tsx`, which tsconfig.astro.json lays over `src`: its front
 * matter and markup as TSX, and each script that Astro bundles. `astro check` would check the same text, but by
 * TypeScript in JavaScript, which reads the whole site once more for them.
 */
import { globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { convertToTsx } from '@astrojs/astro2tsx';

const WRITTEN = '.astro/tsx';

rmSync(WRITTEN, { recursive: true, force: true });
for (const file of globSync('**/*.astro', { cwd: 'src' })) {
  const { code, scripts, diagnostics } = convertToTsx(readFileSync(join('src', file), 'utf8'), {
    filename: file,
  });
  for (const { message } of diagnostics) {
    console.error(`src/${file}: ${message}`);
    process.exitCode = 1;
  }
  const written = join(WRITTEN, `${file}.tsx`);
  mkdirSync(dirname(written), { recursive: true });
  writeFileSync(written, code);
  for (const [index, { type, content }] of scripts.entries())
    if (type === 'processed-module') writeFileSync(join(WRITTEN, `${file}.${index}.ts`), content);
}
