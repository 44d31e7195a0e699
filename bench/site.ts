import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { freePort } from '../scripts/freePort.ts';
import { buildBase } from './base.ts';

interface Served {
  origin: string;
  stop: () => Promise<void>;
}

/** Starts a project's server script in a separate process and waits for its first output. */
async function serve(project: string, script: string, ...args: string[]): Promise<Served> {
  const port = await freePort();
  const child = spawn(process.execPath, [script, ...args], {
    cwd: project,
    env: { ...process.env, PORT: String(port) },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const end = () => child.kill();
  process.once('exit', end);
  const started = await Promise.race([
    once(child.stdout, 'data').then(() => true),
    once(child, 'exit').then(() => false),
  ]);
  if (!started) throw new Error(`${script} did not start.`);
  return {
    origin: `http://localhost:${port}`,
    stop: async () => {
      if (child.exitCode === null && child.signalCode === null) {
        end();
        await once(child, 'exit');
      }
      process.off('exit', end);
    },
  };
}

/** Serves the site, with the server of `npm start`, and something else while `work` measures. */
async function serveBoth<T>(
  startOther: () => Promise<Served>,
  work: (ours: string, theirs: string) => Promise<T>,
): Promise<T> {
  const site = await serve('.', 'scripts/serve.ts');
  const other = await startOther();
  try {
    return await work(site.origin, other.origin);
  } finally {
    await site.stop();
    await other.stop();
  }
}

/** Serves the site while `work` measures. */
export async function withSite<T>(work: (url: string) => Promise<T>): Promise<T> {
  const site = await serve('.', 'scripts/serve.ts');
  return work(site.origin).finally(site.stop);
}

/** Serves the site and another folder while `work` measures. */
export const withFolder = <T>(folder: string, work: (ours: string, theirs: string) => Promise<T>) =>
  serveBoth(() => serve('.', 'bench/folder.ts', folder), work);

/** Serves the site and the baseline, each with its own server, while `work` measures. */
export const withBase = <T>(work: (ours: string, base: string) => Promise<T>) =>
  serveBoth(() => serve(buildBase(), 'scripts/serve.ts'), work);
