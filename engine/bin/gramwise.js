#!/usr/bin/env node
// The command line: what it needs of Node is here, what it says and does is in the package.
import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { buffer } from 'node:stream/consumers';
import { parseArgs } from 'node:util';
import { COMMAND_OPTIONS, runCommand } from '@gramwise/engine/command';

/** The arguments, or null if there is an unknown option among them. */
function parsed() {
  try {
    return parseArgs({ options: COMMAND_OPTIONS, allowPositionals: true });
  } catch {
    return null;
  }
}

const { version } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8'));

const { stdout, stderr, exitCode } = await runCommand(parsed(), {
  readFile: (name) => (name === '-' ? buffer(process.stdin) : readFile(name)).catch(() => null),
  version,
});
process.stdout.write(stdout);
process.stderr.write(stderr);
process.exitCode = exitCode;
