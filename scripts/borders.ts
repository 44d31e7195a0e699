/** Checks the borders between the rooms of src/. A run that read next to nothing is a failure, not a success. */
import { cruise } from 'dependency-cruiser';
import extractOptions from 'dependency-cruiser/config-utl/extract-depcruise-options';
import extractTSConfig from 'dependency-cruiser/config-utl/extract-ts-config';

const FEWEST = 100;
const options = await extractOptions('./.dependency-cruiser.cjs');
const { output } = await cruise(['src'], { ...options, outputType: 'err' }, undefined, {
  tsConfig: extractTSConfig('tsconfig.json'),
});
const { output: all } = await cruise(['src'], options, undefined, {
  tsConfig: extractTSConfig('tsconfig.json'),
});
const { modules, summary } = all as unknown as { modules: unknown[]; summary: { error: number } };
console.log(String(output).trim() || `${modules.length} modules, no border crossed`);
if (modules.length < FEWEST) console.error(`Only ${modules.length} modules were read.`);
process.exit(summary.error > 0 || modules.length < FEWEST ? 1 : 0);
