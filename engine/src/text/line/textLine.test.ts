import { expect, it } from 'vitest';
import { lexiconIn, packsFrom } from '../../../tests/packs.ts';
import { readRecipe } from '../recipe/readRecipe.ts';
import { textLine } from './textLine.ts';

it('is read when that is first asked for, and once', () => {
  const line = textLine('2 cups flour (110 °F)', lexiconIn('en'));
  expect(line.read).toBe(line.read);
  expect(line.mentions).toBe(line.mentions);
});

it('is not read by being copied', () => {
  const line = textLine('2 cups flour', lexiconIn('en'));
  expect(Object.keys({ ...line }).sort()).toEqual(['lexicon', 'text', 'tokens']);
});

it.each(['- 2 cups flour', '1. Mix 2 cups flour at 110 °F.', '**2 cups flour**', '[x] 2 cups flour'])(
  'of the recipe %j has the tokens of its own text',
  (row) => {
    const read = readRecipe(`Ingredients\n\n${row}`, packsFrom('en'));
    const source = read.ok ? read.value.lines.at(-1)?.source : undefined;
    expect(source?.text).toMatch(/^(?:Mix )?2 cups flour/);
    expect(source?.tokens).toEqual(textLine(source?.text ?? '', lexiconIn('en')).tokens);
  },
);
