/**
 * Checks the borders between the rooms of src/ (.dependency-cruiser.cjs): .ts and .tsx files with dependency-cruiser,
 * and .astro files, which it does not read, by the same rules here; and that folders side by side depend on each other
 * in one direction. Fails if hardly any files were read.
 */
import { existsSync, globSync, readFileSync } from 'node:fs';
import { cruise } from 'dependency-cruiser';
import extractOptions from 'dependency-cruiser/config-utl/extract-depcruise-options';
import extractTSConfig from 'dependency-cruiser/config-utl/extract-ts-config';
import { astroImports } from './astroImports.ts';
import { findBrokenRules } from './borderRules.ts';
import { findFolderCycles } from './folderCycles.ts';
import { TEST_FILES } from './testFiles.ts';

const MIN_MODULES = 300;
const MIN_PAGES = 10;

const OWN = /^(src|engine\/src)\//;
const IS_TEST = new RegExp(TEST_FILES);

interface Cruised {
  modules: { source: string; dependencies: { resolved: string }[] }[];
  summary: { violations: { from: string; to: string; rule: { name: string } }[] };
}

const options = await extractOptions('./.dependency-cruiser.cjs');
const { output } = await cruise(['src', 'engine/src'], options, undefined, {
  tsConfig: extractTSConfig('tsconfig.json'),
});
const { modules, summary } = output as unknown as Cruised;
const found = summary.violations.map(({ from, to, rule }) => `${rule.name}: ${from} -> ${to}`);

const pages = globSync('src/**/*.astro').map((file) => file.replaceAll('\\', '/'));
const imports = pages.flatMap((page) => astroImports(page, readFileSync(page, 'utf8')));
for (const each of imports) {
  const broken = findBrokenRules(each);
  if (each.to.startsWith('src/') && !existsSync(each.to)) broken.push('no-unknown');
  found.push(...broken.map((rule) => `${rule}: ${each.from} -> ${each.to}`));
}
/** Imports between files of the site and the engine that are not tests. */
const sourceImports = [
  ...modules.flatMap(({ source, dependencies }) =>
    dependencies.map(({ resolved }) => ({ from: source, to: resolved })),
  ),
  ...imports,
].filter(({ from, to }) => [from, to].every((file) => OWN.test(file) && !IS_TEST.test(file)));
found.push(...findFolderCycles(sourceImports).map((cycle) => `no-folder-cycle: ${cycle}`));

const elsewhere = pages.filter((page) => !/^src\/(pages|layouts)\//.test(page));
found.push(...elsewhere.map((page) => `astro-in-pages-and-layouts: ${page}`));

if (modules.length < MIN_MODULES) found.push(`Only ${modules.length} modules were read.`);
if (pages.length < MIN_PAGES || imports.length < 2 * pages.length) {
  found.push(`Only ${imports.length} imports of ${pages.length} .astro files were read.`);
}
for (const line of found) console.error(line);
console.log(`${modules.length} modules, ${imports.length} imports of ${pages.length} .astro files`);
process.exitCode = found.length > 0 ? 1 : 0;
