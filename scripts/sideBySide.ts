/**
 * Runs npm scripts in parallel, because most use one core only. Each argument is a row of scripts that run in sequence:
 * `node scripts/sideBySide.ts types lint,unit`. A script's output appears in one piece once it ends. A failing script
 * ends its row; the other rows still finish, so that one run shows everything that is wrong. Failures are printed last,
 * below the long output of what passed.
 */
import { spawn } from 'node:child_process';

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
      env: { ...process.env, ...(process.stdout.isTTY && { FORCE_COLOR: '1' }) },
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

const failures = new Map<string, string>();

async function runRow(scripts: readonly string[]): Promise<void> {
  for (const script of scripts) {
    const { passed, output, seconds } = await run(script);
    const ended = `\n> ${script}: ${passed ? 'passed' : 'FAILED'} in ${seconds} s`;
    console.log(passed ? `${ended}\n${output.trimEnd()}` : ended);
    if (passed) continue;
    failures.set(script, output);
    return;
  }
}

await Promise.all(process.argv.slice(2).map((row) => runRow(row.split(','))));
for (const [script, output] of failures) console.error(`\n> ${script}:\n${output.trimEnd()}`);
if (failures.size > 0) {
  console.error(`\nFailed: ${[...failures.keys()].join(', ')}`);
  process.exitCode = 1;
}
