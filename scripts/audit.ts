/**
 * Asks the package registry for known vulnerabilities in installed packages; fails for those that `judge` calls
 * failures. Only warns if the registry does not answer (no network, or a mirror without this service).
 */
import { spawnSync } from 'node:child_process';
import { judge, readAudit } from './vulnerabilities.ts';

function audit(...args: string[]) {
  // Through the shell, because npm is a .cmd file on Windows.
  const { stdout } = spawnSync(`npm ${['audit', '--json', ...args].join(' ')}`, {
    shell: true,
    encoding: 'utf8',
    timeout: 60_000,
  });
  return readAudit(stdout);
}

const shipped = audit('--omit=dev');
const all = shipped && audit();
const { failures, warnings } = judge(shipped ?? [], all ?? []);
for (const line of failures) console.error(line);
for (const line of warnings) console.warn(line);
if (all) {
  console.log(`npm audit: ${failures.length} to act on, ${warnings.length} more`);
} else {
  const unknown = shipped ? 'the tools' : 'any package';
  console.warn(
    `NOT CHECKED: the registry did not answer npm audit. Whether ${unknown} has known vulnerabilities is not known; ` +
      'ask again where the registry answers.',
  );
}
process.exitCode = failures.length > 0 ? 1 : 0;
