import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { type AddressInfo, connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { freePort } from '../../scripts/freePort.ts';
import { createSiteServer } from '../../scripts/server.ts';
import { WAIT_LIMIT } from '../limits.ts';
import { SITE } from './builtSite.ts';
import { BROTLI_MODULE, findPrograms } from './programs.ts';

interface Running {
  origin: string;
  stop: () => Promise<void>;
}

export interface Contestant {
  name: string;
  /** The encoding it picks for a browser that accepts both Brotli and gzip. */
  best: 'br' | 'gzip';
  /** Why it cannot be tested on this machine. */
  missing?: string | undefined;
  start: () => Promise<Running>;
}

/** Replaces the settings that deploy/ tells its users to change. Throws if one is no longer in the file. */
function set(config: string, changes: [from: string, to: string][]): string {
  return changes.reduce((text, [from, to]) => {
    if (!text.includes(from)) throw new Error(`deploy/ no longer holds "${from}"`);
    return text.replace(from, to);
  }, config);
}

async function answers(port: number, child: ChildProcess, complaints: () => string): Promise<void> {
  const end = Date.now() + WAIT_LIMIT;
  while (child.exitCode === null && Date.now() < end) {
    const socket = connect(port, '127.0.0.1');
    const open = await Promise.race([
      once(socket, 'connect').then(
        () => true,
        () => false,
      ),
      wait(1000, false),
    ]);
    socket.destroy();
    if (open) return;
    await wait(100);
  }
  throw new Error(`${child.spawnfile} did not start: ${complaints()}`);
}

/** Runs a server in the foreground with a temporary folder for everything it writes. */
async function run(
  program: string,
  make: (folder: string, port: number) => { config: string; args: (file: string) => string[] },
): Promise<Running> {
  const folder = mkdtempSync(join(tmpdir(), 'deploy-'));
  const port = await freePort();
  const { config, args } = make(folder, port);
  const file = join(folder, 'config');
  writeFileSync(file, config);
  const env = { ...process.env, HOME: folder, XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder };
  const child = spawn(program, args(file), { stdio: ['ignore', 'ignore', 'pipe'], env });
  let complaints = '';
  child.stderr.on('data', (text) => {
    complaints += text;
  });
  const end = () => child.kill();
  process.once('exit', end);
  const stop = async () => {
    if (child.exitCode === null && child.signalCode === null) {
      end();
      await once(child, 'exit');
    }
    process.off('exit', end);
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    await answers(port, child, () => complaints);
  } catch (error) {
    await stop();
    throw error;
  }
  return { origin: `http://127.0.0.1:${port}`, stop };
}

const NGINX_TEMPS = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];

const startNginx = (program: string, brotli: boolean) =>
  run(program, (folder, port) => ({
    args: (file) => ['-e', 'stderr', '-p', folder, '-c', file],
    config: [
      brotli ? `load_module ${BROTLI_MODULE};` : '',
      'daemon off; master_process off; error_log stderr; events {}',
      `pid ${folder}/pid; http { access_log off;`,
      ...NGINX_TEMPS.map((kind) => `${kind}_temp_path ${folder}/${kind};`),
      set(readFileSync('deploy/nginx.conf', 'utf8'), [
        ['listen 80;', `listen 127.0.0.1:${port};`],
        ['root /var/www/gramwise;', `root "${SITE}";`],
        ...(brotli ? [['# brotli_static on;', 'brotli_static on;'] as [string, string]] : []),
      ]),
      '}',
    ].join('\n'),
  }));

const startCaddy = (program: string) =>
  run(program, (_, port) => ({
    args: (file) => ['run', '--config', file, '--adapter', 'caddyfile'],
    config:
      '{\n\tadmin off\n\tauto_https off\n}\n' +
      set(readFileSync('deploy/Caddyfile', 'utf8'), [
        ['gramwise.example {', `http://127.0.0.1:${port} {\n\tbind 127.0.0.1`],
        ['root * /var/www/gramwise', `root * "${SITE}"`],
      ]),
  }));

async function startOwn(): Promise<Running> {
  const server = createSiteServer(SITE).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    stop: async () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

const { nginx, caddy } = findPrograms();
const absent = (name: string, path: unknown) =>
  path ? undefined : `${name} is not installed; install it to try its configuration`;

/** The server behind `npm start` and every server that deploy/ has a configuration for. */
export const CONTESTANTS: Contestant[] = [
  { name: 'npm start', best: 'br', start: startOwn },
  {
    name: 'nginx',
    best: 'gzip',
    missing: absent('nginx', nginx),
    start: () => startNginx(`${nginx}`, false),
  },
  {
    name: 'nginx with brotli',
    best: 'br',
    missing: absent('nginx', nginx) ?? absent('the brotli module of nginx', existsSync(BROTLI_MODULE)),
    start: () => startNginx(`${nginx}`, true),
  },
  { name: 'Caddy', best: 'br', missing: absent('Caddy', caddy), start: () => startCaddy(`${caddy}`) },
];
