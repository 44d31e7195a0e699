/**
 * Asks the package registry for known vulnerabilities in what is installed; fails on those that `judge` wants acted on.
 * A registry that gives no answer (no network, or a mirror without this service) is only a warning, because that is no
 * fault of the project.
 */
import { spawnSync } from 'node:child_process';
import { judge, readAudit } from './vulnerabilities.ts';

function audit(...args: string[]) {
  // One text for the shell, because npm is a .cmd file on Windows.
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
