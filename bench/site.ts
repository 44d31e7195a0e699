import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { freePort } from '../scripts/freePort.ts';
import { builtBase } from './base.ts';

interface Served {
  origin: string;
  pid: number;
  stop: () => Promise<void>;
}

/** Starts a script of a project that serves, in a process of its own, and waits for the first thing it says. */
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
  if (!started || child.pid === undefined) throw new Error(`${script} did not start.`);
  return {
    origin: `http://localhost:${port}`,
    pid: child.pid,
    stop: async () => {
      if (child.exitCode === null && child.signalCode === null) {
        end();
        await once(child, 'exit');
      }
      process.off('exit', end);
    },
  };
}

/** The server of `npm start` over the built site. */
export const serveSite = () => serve('.', 'scripts/serve.ts');

/** What `work` measures while the site and something else are served. */
async function beside<T>(
  startOther: () => Promise<Served>,
  work: (ours: string, theirs: string) => Promise<T>,
): Promise<T> {
  const site = await serveSite();
  const other = await startOther();
  try {
    return await work(site.origin, other.origin);
  } finally {
    await site.stop();
    await other.stop();
  }
}

/** What `work` measures while the site and another folder are served. */
export const sideBySide = <T>(folder: string, work: (ours: string, theirs: string) => Promise<T>) =>
  beside(() => serve('.', 'bench/folder.ts', folder), work);

/** What `work` measures while the site and the version before Astro are served, each by its own server. */
export const besideBase = <T>(work: (ours: string, base: string) => Promise<T>) =>
  beside(() => serve(builtBase(), 'scripts/serve.ts'), work);
