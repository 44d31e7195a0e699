import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** Where Debian installs the nginx module that serves .br files. */
export const BROTLI_MODULE = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so';

const FOLDERS = [...(process.env['PATH'] ?? '').split(delimiter), '/usr/sbin', '/usr/local/sbin'];
const find = (name: string) => FOLDERS.map((folder) => join(folder, name)).find((file) => existsSync(file));

/**
 * Whether packages may be installed: only as root, on a Debian where installing a server does not also start it, as in
 * a container but not on a real machine.
 */
function mayInstall(): boolean {
  return process.getuid?.() === 0 && existsSync('/usr/bin/apt-get') && !existsSync('/run/systemd/system');
}

function install(packages: readonly string[]): void {
  console.log(`Installing ${packages.join(', ')} for the tests of deploy/.`);
  const patience = ['-o', 'Acquire::http::Timeout=20', '-o', 'Acquire::Retries=0'];
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  for (const args of [['update'], ['install', '-y', '--no-install-recommends', ...packages]]) {
    try {
      execFileSync('apt-get', ['-qq', ...patience, ...args], { stdio: 'ignore', timeout: 180_000, env });
    } catch {
      // The skipped tests report what is still missing.
    }
  }
}

/** Finds the installed servers, after trying to install missing ones. */
export function findPrograms(): { nginx: string | undefined; caddy: string | undefined } {
  const missing = ['nginx', 'caddy'].filter((name) => !find(name));
  if (missing.length > 0 && mayInstall()) {
    install(missing.includes('nginx') ? [...missing, 'libnginx-mod-http-brotli-static'] : missing);
  }
  return { nginx: find('nginx'), caddy: find('caddy') };
}
