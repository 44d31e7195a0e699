/** Packs the engine and installs the package offline in an empty folder, once for all its tests. */
import { execFileSync } from 'node:child_process';
import { copyFileSync, existsSync, globSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join, resolve } from 'node:path';
import type { TestProject } from 'vitest/node';

/** Where the package is, and the Node that runs it. */
interface Installed {
  folder: string;
  packed: string;
  node: string;
  nodeVersion: string;
}

declare module 'vitest' {
  interface ProvidedContext {
    installed: Installed;
  }
}

const ENGINE = resolve(import.meta.dirname, '../..');
const isWindows = process.platform === 'win32';
const npm = isWindows ? 'npm.cmd' : 'npm';

/** The Node of the machine, not the one that the repository brings. */
function machineNode(): string {
  const found = (process.env['PATH'] ?? '')
    .split(delimiter)
    .filter((path) => !/node_modules[\\/]\.bin$/.test(path))
    .map((path) => join(path, isWindows ? 'node.exe' : 'node'))
    .find((file) => existsSync(file));
  if (!found) throw new Error('The machine has no Node of its own.');
  return found;
}

function tarballIn(path: string): string {
  const [file] = globSync('*.tgz', { cwd: path });
  if (!file) throw new Error(`No package in ${path}`);
  return join(path, file);
}

export default function setup(project: TestProject): () => void {
  const run = (command: string, options: string[], cwd: string) =>
    execFileSync(command, options, { cwd, stdio: ['ignore', 'pipe', 'pipe'], encoding: 'utf8' });
  const folder = mkdtempSync(join(tmpdir(), 'gramwise-package-'));
  run(process.execPath, ['scripts/build.ts', '--pack'], ENGINE);
  const packed = tarballIn(join(ENGINE, 'dist'));
  writeFileSync(join(folder, 'package.json'), '{ "type": "module", "private": true }');
  const options = ['--offline', '--no-audit', '--no-fund', '--ignore-scripts'];
  run(npm, ['install', ...options, packed], folder);
  for (const file of ['consumer.js', 'run.js', 'manyRuns.js'])
    copyFileSync(join(import.meta.dirname, file), join(folder, file));
  const node = machineNode();
  const nodeVersion = run(node, ['--version'], folder).trim();
  console.log(`The package runs on the machine's Node ${nodeVersion}.`);
  project.provide('installed', { folder, packed, node, nodeVersion });
  return () => rmSync(folder, { recursive: true, force: true });
}
