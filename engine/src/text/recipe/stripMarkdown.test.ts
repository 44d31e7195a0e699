import fc from 'fast-check';
import { expect, it, test } from 'vitest';
import { packsFrom } from '../../../tests/packs.ts';
import { processorTime } from '../../../tests/processorTime.ts';
import { readRecipe } from './readRecipe.ts';
import { stripMarkdown } from './stripMarkdown.ts';

const TOAST = `---
title: Not shown beside a heading
servings: 4
---
# Cinnamon **Toast**

![A toast](toast.jpg)
_From my_ [grandmother](https://example.com/toast).

## Ingredients

- 4 slices of **bread**
* [ ] 1/4 cup \`butter\`
+ 2 tbsp sugar \\*

### To serve

| amount | food |
|--------|:-----|
| 1 cup  | milk |

Method
------

1. Toast the **bread**.
2. ***Spread*** it with the butter<br>and the sugar. <!-- more than you think -->

***
> Keep a_b_c and 2 * 3 as they are.
`;

test('a recipe in Markdown becomes text', () => {
  expect(stripMarkdown(TOAST)).toEqual({
    name: '',
    yields: '4',
    times: {},
    text: `Cinnamon Toast

From my grandmother.

Ingredients:

4 slices of bread
1/4 cup butter
2 tbsp sugar *

To serve:

amount food

1 cup milk

Method

1. Toast the bread.
2. Spread it with the butter
and the sugar.

Keep a_b_c and 2 * 3 as they are.`,
  });
  const read = readRecipe(stripMarkdown(TOAST).text, packsFrom('en'));
  expect(read.ok && read.value.title).toBe('Cinnamon Toast');
  expect(read.ok && read.value.lines.flatMap(({ kind, text }) => (kind === 'heading' ? [text] : []))).toEqual(
    ['Ingredients:', 'To serve:', 'Method'],
  );
});

test('the title in the front matter counts if there is no other', () => {
  expect(stripMarkdown('---\ntitle: "Tea"\nyield: 2 cups\n---\n\n1 tsp tea')).toEqual({
    name: 'Tea',
    yields: '2 cups',
    times: {},
    text: '1 tsp tea',
  });
});

it('reads any text, in linear time', () => {
  const piece = fc.constantFrom(
    '#',
    '*',
    '**',
    '_',
    '`',
    '~~',
    '[',
    ']',
    '(',
    ')',
    '![',
    '|',
    '-',
    '>',
    '\\',
    '<',
    '<!--',
    '-->',
    '<br>',
    '---\n',
    '\n',
    ' ',
    'a',
    '1',
    ':',
    '\ue05b',
  );
  const text = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 200 }),
    fc.array(piece, { maxLength: 60 }).map((all) => all.join('')),
  );
  fc.assert(fc.property(text, (any) => typeof stripMarkdown(any).text === 'string'));
  for (const sign of [
    '*a',
    '_a',
    '[a',
    '[a](',
    '![',
    '|-',
    '> ',
    '# ',
    '<a',
    '<!--',
    '`',
    '- ',
    '\\*',
    '**',
    '---\n',
    'a *',
  ]) {
    const time = processorTime(() => void stripMarkdown(sign.repeat(100_000 / sign.length)));
    expect(time, sign).toBeLessThan(2000);
  }
});

test('a line in bold is a heading, except the first, sentences and amounts', () => {
  const { text } = stripMarkdown(
    '**Toast**\n\n**For the butter**\n**2 slices**\n\n**Toast it.**\n__Steps:__\nEat.',
  );
  expect(text.split('\n').filter(Boolean)).toEqual([
    'Toast',
    'For the butter:',
    '2 slices',
    'Toast it.',
    'Steps:',
    'Eat.',
  ]);
});

test.each([
  ['blank lines before the front matter', '\n\n---\ntitle: Toast\nservings: 2\n---\nEat it.'],
  ['bare fields', 'Title: Toast\nServings: 2\nTags:\n\nEat it.'],
])('%s are read as fields', (_, text) => {
  expect(stripMarkdown(text)).toEqual({ name: 'Toast', yields: '2', times: {}, text: 'Eat it.' });
});

test('a title alone is no front matter', () => {
  expect(stripMarkdown('Title: Toast\n\n2 slices').text).toBe('Title: Toast\n\n2 slices');
});

test.each([
  'Title: Pancakes\nIngredients: 2 eggs, 1 cup flour\nSteps: Mix.\n\nEat.',
  'Title: Pancakes\nServings: 4\nIngredients:\n\n2 eggs\n\nMethod:\n\nMix.',
  'Title: Tarte\nnombre: 4 personnes\n\n200 g de farine',
])('fields that are not all known stay text: %j', (text) => {
  expect(stripMarkdown(text).text).toBe(text);
});
