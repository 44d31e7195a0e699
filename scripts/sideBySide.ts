/**
 * Runs npm scripts side by side, because most use one core only. Each argument is a row of scripts that run in turn:
 * `node scripts/sideBySide.ts types lint,unit`. A script's output appears whole once it ends. A script that fails ends
 * its row; the other rows still finish, so that one run shows all that is wrong.
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

const failed: string[] = [];

async function runRow(scripts: readonly string[]): Promise<void> {
  for (const script of scripts) {
    const { passed, output, seconds } = await run(script);
    console.log(`\n> ${script}: ${passed ? 'passed' : 'FAILED'} in ${seconds} s\n${output.trimEnd()}`);
    if (passed) continue;
    failed.push(script);
    return;
  }
}

await Promise.all(process.argv.slice(2).map((row) => runRow(row.split(','))));
if (failed.length > 0) console.error(`\nFailed: ${failed.join(', ')}`);
process.exitCode = failed.length > 0 ? 1 : 0;
