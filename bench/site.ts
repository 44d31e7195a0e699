import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { freePort } from '../scripts/freePort.ts';

interface Served {
  origin: string;
  pid: number;
  stop: () => Promise<void>;
}

/** Starts a script that serves, in a process of its own, and waits for the first thing it says. */
async function serve(script: string, ...args: string[]): Promise<Served> {
  const port = await freePort();
  const child = spawn(process.execPath, [script, ...args], {
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
export const serveSite = () => serve('scripts/serve.ts');

/** What `work` measures while the site and, for comparison, another folder are served. */
export async function sideBySide<T>(
  folder: string,
  work: (ours: string, theirs: string) => Promise<T>,
): Promise<T> {
  const site = await serveSite();
  const other = await serve('bench/folder.ts', folder);
  try {
    return await work(site.origin, other.origin);
  } finally {
    await site.stop();
    await other.stop();
  }
}
