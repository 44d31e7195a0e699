import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';

/** The baseline: the last version before the engine became a package. */
export const BASE_COMMIT = '1d35f89';

/**
 * The folder with the built baseline. Built once with its own packages, then kept in the system's temporary folder.
 * Needs the project's Git history, and the registry the first time.
 */
export function buildBase(): string {
  const folder = join(tmpdir(), `gramwise-${BASE_COMMIT}`);
  if (existsSync(join(folder, 'dist/index.html'))) return folder;
  console.log(`Building ${BASE_COMMIT} once, for the comparison.`);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder);
  const archive = execFileSync('git', ['archive', BASE_COMMIT], { maxBuffer: 2 ** 28 });
  execFileSync('tar', ['-x', '-C', folder], { input: archive });
  const env = { ...process.env, PATH: join(folder, 'node_modules/.bin') + delimiter + process.env['PATH'] };
  for (const args of [['ci'], ['run', 'build']]) {
    const { status, stderr } = spawnSync('npm', args, { cwd: folder, env, encoding: 'utf8' });
    if (status !== 0)
      throw new Error(`npm ${args.join(' ')} of ${BASE_COMMIT} failed:\n${stderr.slice(-3000)}`);
  }
  return folder;
}
