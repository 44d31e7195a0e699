/**
 * Runs npm scripts two at a time, because most use one core only. Each argument is a script, or a script and the one
 * that must pass before it: `node scripts/sideBySide.ts build unit browser:build`. Whenever one ends, the first that
 * can start does. So what the longest waits for stands first, beside one that uses a single core, and the shortest
 * stand last, that no core be idle at the end. A script's output appears in one piece once it ends. After a failure the
 * other scripts still run, except for those that need it, so that one run shows everything that is wrong. Failures are
 * printed last, below the long output of what passed.
 */
import { spawn } from 'node:child_process';
import { resolve } from 'node:path';

const AT_ONCE = 2;

/** Where Node keeps what it compiled: dozens of processes and threads load the same modules. */
const COMPILED = resolve('node_modules/.cache/node');

interface Run {
  passed: boolean;
  output: string;
  seconds: number;
}

function run(script: string): Promise<Run> {
  const start = performance.now();
  return new Promise((done) => {
    // One text for the shell, because npm is a .cmd file on Windows.
    const child = spawn(`npm run --silent ${script}`, {
      shell: true,
      env: {
        ...process.env,
        NODE_COMPILE_CACHE: COMPILED,
        ...(process.stdout.isTTY && { FORCE_COLOR: '1' }),
      },
    });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8').on('data', (text: string) => {
        output += text;
      });
    }
    child.on('close', (code) =>
      done({ passed: code === 0, output, seconds: Math.round((performance.now() - start) / 1000) }),
    );
  });
}

const waiting = process.argv.slice(2).map((argument) => {
  const [script = '', needed] = argument.split(':');
  return { script, needed };
});
const passed = new Set<string>();
const failures = new Map<string, string>();

/** Takes the first script that can start. */
function takeNext(): string | undefined {
  const at = waiting.findIndex(({ needed }) => needed === undefined || passed.has(needed));
  return at < 0 ? undefined : waiting.splice(at, 1)[0]?.script;
}

async function runAndReport(script: string): Promise<void> {
  const { passed: isPassed, output, seconds } = await run(script);
  const ended = `\n> ${script}: ${isPassed ? 'passed' : 'FAILED'} in ${seconds} s`;
  console.log(isPassed ? `${ended}\n${output.trimEnd()}` : ended);
  if (isPassed) passed.add(script);
  else failures.set(script, output);
}

const running = new Set<Promise<void>>();
for (;;) {
  const next = running.size < AT_ONCE ? takeNext() : undefined;
  if (next !== undefined) {
    const started = runAndReport(next).finally(() => running.delete(started));
    running.add(started);
  } else if (running.size > 0) await Promise.race(running);
  else break;
}

for (const [script, output] of failures) console.error(`\n> ${script}:\n${output.trimEnd()}`);
const left = waiting.map(({ script, needed }) => `${script}, which needs ${needed}`);
if (left.length > 0) console.error(`\nNot run: ${left.join('; ')}`);
if (failures.size > 0) console.error(`\nFailed: ${[...failures.keys()].join(', ')}`);
if (failures.size + left.length > 0) process.exitCode = 1;
