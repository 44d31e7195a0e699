/**
 * Runs the command line in its folder for each line of standard input, a JSON list of arguments, and answers with a line
 * of JSON. A process of its own for each would read the foods again, which takes a second.
 */
import { createInterface } from 'node:readline';

const bin = new URL('./node_modules/@gramwise/engine/bin/gramwise.js', import.meta.url);
const answer = process.stdout.write.bind(process.stdout);
let count = 0;

for await (const line of createInterface({ input: process.stdin })) {
  const written = { stdout: '', stderr: '' };
  for (const name of ['stdout', 'stderr'])
    process[name].write = (text) => {
      written[name] += text;
      return true;
    };
  process.argv.splice(2, Infinity, ...JSON.parse(line));
  process.exitCode = 0;
  count += 1;
  await import(`${bin}?${count}`);
  answer(`${JSON.stringify({ ...written, status: process.exitCode })}\n`);
}
process.exitCode = 0;
