import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import * as calculators from './calculators.ts';
import * as foods from './foods.ts';
import * as main from './main.ts';

const README = readFileSync(new URL('../../README.md', import.meta.url), 'utf8');

/** `gramsPer('flour', 'cups'); // 125 g`: an example and the number that it gives. */
const EXAMPLE = /^([\w.]+(?:\(.*\))?); \/\/ (\d+(?:\.\d+)?)(?=[\s,:]|$)/gm;
const examples = [...README.matchAll(EXAMPLE)].map(([, code = '', number = '']): [string, string] => [
  code,
  number,
]);

/** The number in what a function of the engine returned. */
function numberIn(result: unknown): unknown {
  if (typeof result !== 'object' || result === null) return result;
  const [first] = ['value', 'grams', 'count', 'energy'].flatMap((name) =>
    name in result ? [(result as Record<string, unknown>)[name]] : [],
  );
  return numberIn(first);
}

it('has examples', () => expect(examples.length).toBeGreaterThan(8));

it.each(examples)('%s gives %s in the README', (code, number) => {
  const api = { ...main, ...foods, ...calculators };
  const run = new Function(...Object.keys(api), `return ${code}`);
  const decimals = number.split('.')[1]?.length ?? 0;
  const found = numberIn(run(...Object.values(api)));
  expect(typeof found === 'number' ? found.toFixed(decimals) : found).toBe(number);
});
