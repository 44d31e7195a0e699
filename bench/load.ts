import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Section, table, verdict } from './report.ts';
import { serveSite } from './site.ts';

const CONNECTIONS = 50;
const SECONDS = 20;
const GROWTH_LIMIT = 1.25;

/** Requests pages, data and a missing file in turn, like a browser. */
const SCRIPT = `
local paths = { "/", "/fr/faq", "/recipes/chocolate-cake", "/search/en.json", "/favicon.svg", "/de/none" }
local turn = 0
request = function()
  turn = turn % #paths + 1
  return wrk.format("GET", paths[turn], { ["Accept-Encoding"] = "gzip, br" })
end
done = function(summary, latency)
  local e = summary.errors
  io.write(string.format("RESULT %d %d %d %d %d %f %f\\n", summary.requests, summary.duration,
    e.connect + e.read + e.write, e.timeout, e.status, latency:percentile(50), latency:percentile(99)))
end
`;

interface Run {
  perSecond: number;
  broken: number;
  /** Responses with status 400 and above; one request in six is meant to get a 404. */
  refused: number;
  requests: number;
  median: number;
  p99: number;
}

function findWrk(): void {
  if (spawnSync('wrk', ['--version']).error === undefined) return;
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    spawnSync('apt-get', ['install', '-y', '-qq', 'wrk'], { stdio: 'ignore', timeout: 180_000 });
  }
  if (spawnSync('wrk', ['--version']).error) throw new Error('The load test needs wrk; install it first.');
}

/** The memory of a process, in megabytes. */
const memoryOf = (pid: number) => Number(execFileSync('ps', ['-o', 'rss=', '-p', String(pid)])) / 1024;

function run(script: string, origin: string, seconds: number): Run {
  const args = ['-t', '1', '-c', String(CONNECTIONS), '-d', `${seconds}s`, '-s', script, origin];
  const text = execFileSync('wrk', args, { encoding: 'utf8', timeout: (seconds + 30) * 1000 });
  const [, result = ''] = /RESULT (.+)/.exec(text) ?? [];
  const [requests = 0, duration = 1, errors = 0, timeouts = 0, refused = 0, middle = 0, p99 = 0] = result
    .split(' ')
    .map(Number);
  return {
    requests,
    perSecond: (requests * 1e6) / duration,
    broken: errors + timeouts,
    refused,
    median: middle / 1000,
    p99: p99 / 1000,
  };
}

/** The server of `npm start` under load: errors, responses per second, memory before and after. */
export async function load(): Promise<Section> {
  findWrk();
  const folder = mkdtempSync(join(tmpdir(), 'load-'));
  const script = join(folder, 'load.lua');
  writeFileSync(script, SCRIPT);
  const site = await serveSite();
  const memory: number[] = [];
  const runs: Run[] = [];
  try {
    memory.push(memoryOf(site.pid));
    run(script, site.origin, SECONDS); // Memory settles during the warm-up.
    for (let turn = 0; turn < 3; turn++) {
      runs.push(run(script, site.origin, SECONDS));
      memory.push(memoryOf(site.pid));
    }
  } finally {
    await site.stop();
    rmSync(folder, { recursive: true });
  }
  // Every sixth request is for the missing file.
  const wrong = runs.map(({ refused, requests }) => Math.abs(refused - requests / 6) > CONNECTIONS);
  const growth = (memory.at(-1) ?? 0) / (memory[1] ?? 1);
  const broken = runs.reduce((sum, each) => sum + each.broken, 0);
  return {
    title: 'Load',
    text:
      `\`wrk\` with ${CONNECTIONS} connections for ${SECONDS} s, three times after a warm-up of the same length, on the same machine as the ` +
      'server of `npm start`: pages, data, a picture, and one address in six that does not exist.',
    tables: [
      table(
        ['run', 'answers per second', 'median', '99th percentile', 'broken', 'memory after'],
        runs.map((each, i) => [
          `${i + 1}`,
          Math.round(each.perSecond).toLocaleString('en-US'),
          `${each.median.toFixed(1)} ms`,
          `${each.p99.toFixed(1)} ms`,
          `${each.broken}`,
          `${Math.round(memory[i + 1] ?? 0)} MB`,
        ]),
      ),
      table(
        ['', 'measured', 'limit', ''],
        [
          ['broken connections and time-outs', `${broken}`, '0', verdict(broken === 0)],
          [
            'answers with another status than expected',
            wrong.includes(true) ? 'some' : '0',
            '0',
            verdict(!wrong.includes(true)),
          ],
          ['memory at rest', `${Math.round(memory[0] ?? 0)} MB`, 'none set', ''],
          [
            'memory after the last run / after the first',
            growth.toFixed(2),
            `${GROWTH_LIMIT}`,
            verdict(growth <= GROWTH_LIMIT),
          ],
        ],
      ),
    ],
  };
}
