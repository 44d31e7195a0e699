import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { packsFrom } from '../../../tests/packs.ts';
import { processorTime } from '../../../tests/processorTime.ts';
import { isCooklang, readCooklang as read } from './readCooklang.ts';

const readCooklang = (text: string) => read(text, packsFrom('en'));

// The samples follow cooklang.org/docs/spec, in our own words.
const CREPES = `---
title: Easy Crêpes
servings: 4
tags: [breakfast, french]
---

-- makes a thin batter
Crack the @eggs{3} into a #large bowl{}. Add @flour{125%g}(sifted), @milk{250%ml}
and @sea salt{1%pinch}, and mix. [- a whisk
works best -]

Let it rest for ~{15%minutes}.

> Any jam goes with them.

Fry in @butter in a #pan for ~side{1-2%minutes}, then serve with @./sauces/Chocolate Sauce{50%g}.
`;

test('a recipe in Cooklang becomes plain ingredients and steps', () => {
  expect(readCooklang(CREPES)).toEqual({
    name: 'Easy Crêpes',
    yields: '4',
    times: {},
    ingredients: [
      '3 eggs',
      '125 g flour, sifted',
      '250 ml milk',
      '1 pinch sea salt',
      'butter',
      '50 g Chocolate Sauce',
    ],
    steps: [
      'Crack the eggs into a large bowl. Add flour, milk and sea salt, and mix.',
      'Let it rest for 15 minutes.',
      'Any jam goes with them.',
      'Fry in butter in a pan for 1-2 minutes, then serve with Chocolate Sauce.',
    ],
  });
});

test('sections become headings if several have content', () => {
  const text = `>> Title: Pie
>> serves: 8 slices
= Dough
Mix @flour{200%g} and @butter{100%g}.
== Filling ==
Slice @apples{4} and add @butter{}.`;
  expect(readCooklang(text)).toEqual({
    name: 'Pie',
    yields: '8 slices',
    times: {},
    ingredients: ['Dough:', '200 g flour', '100 g butter', 'Filling:', '4 apples'],
    steps: ['Dough:', 'Mix flour and butter.', 'Filling:', 'Slice apples and add butter.'],
  });
  expect(readCooklang('== Soup ==\n\nBoil @water{1%l}.').steps).toEqual(['Boil water.']);
});

test('a list of ingredients is not a step', () => {
  const text =
    '== Ingredients ==\n\n@beef{900%g}(in 4 cm cubes)\\\n@Salt{}(to taste)\\\n\n== Instructions ==\n\nBrown the beef.\n';
  expect(readCooklang(text)).toMatchObject({
    ingredients: ['900 g beef, in 4 cm cubes', 'Salt, to taste'],
    steps: ['Brown the beef.'],
  });
});

describe('one line', () => {
  test.each<[string, ingredients: string[], step: string]>([
    [
      'Add @salt and @ground black pepper{} to taste.',
      ['salt', 'ground black pepper'],
      'Add salt and ground black pepper to taste.',
    ],
    ['Add @olive oil{1/2%cup}!', ['1/2 cup olive oil'], 'Add olive oil!'],
    ['Add @salt{=1%tsp} and @oil{2*}.', ['1 tsp salt', '2 oil'], 'Add salt and oil.'],
    ['Add @?thyme{2%sprigs}.', ['2 sprigs thyme'], 'Add thyme.'],
    ['Add @-water{1%l} and @&flour{100%g}.', [], 'Add water and flour.'],
    ['Add @white wine|wine{50%ml}.', ['50 ml white wine'], 'Add wine.'],
    ['Use the #potato masher{} and #pot{2}.', [], 'Use the potato masher and pot.'],
    ['Wait ~{1%hour}, then ~eggs{3%minutes}.', [], 'Wait 1 hour, then 3 minutes.'],
    ['Write to me\\@example.com about 50% \\#1.', [], 'Write to me@example.com about 50% #1.'],
    ['Stir @flour{220 g (1 3/4 cups)} in.', ['220 g (1 3/4 cups) flour'], 'Stir flour in.'],
    ['~{5%minutes}', [], '5 minutes'],
    ['No @{5%g} name, {braces} and @ alone.', [], 'No @{5%g} name, {braces} and @ alone.'],
  ])('%s', (line, ingredients, step) => {
    expect(readCooklang(line)).toEqual({ name: '', yields: '', times: {}, ingredients, steps: [step] });
  });
});

test('times are in the language of the recipe', () => {
  expect(
    readCooklang('@Mehl{200%g} und @Zucker{1%EL} mit der Milch verrühren, ~{30%minutes} ruhen lassen.').steps,
  ).toEqual(['Mehl und Zucker mit der Milch verrühren, 30 Minuten ruhen lassen.']);
});

test.each([
  ['Mix @flour{200%g}.', true],
  ['@sea salt{}', true],
  ['Write to me@example.com {soon}.', false],
  ['@media print { color: red }', false],
  ['2 cups flour', false],
])('whether %j is Cooklang: %s', (text, is) => {
  expect(isCooklang(text)).toBe(is);
});

it('reads any text, in linear time', () => {
  const piece = fc.constantFrom(
    '@',
    '#',
    '~',
    '{',
    '}',
    '%',
    '(',
    ')',
    '\\',
    '[-',
    '-]',
    '--',
    '---',
    '\n',
    '\n\n',
    '=',
    '>',
    '>>',
    ':',
    'a',
    '1',
    ' ',
    '|',
    '/',
    '\ud800',
    '\u0000',
  );
  const text = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 200 }),
    fc.array(piece, { maxLength: 60 }).map((all) => all.join('')),
  );
  fc.assert(
    fc.property(text, (any) => {
      const { ingredients, steps } = readCooklang(any);
      for (const line of [...ingredients, ...steps]) expect(line).not.toMatch(/^\s*$|undefined|\n/);
    }),
  );
  for (const sign of [
    '@a',
    '@a{',
    '[-',
    '--',
    '~{',
    '((',
    '@a{}(',
    '\\',
    '= ',
    '>>a',
    '@a b ',
    '9'.repeat(10),
    '.\n',
    '---\n',
  ]) {
    const time = processorTime(() => void readCooklang(sign.repeat(100_000 / sign.length)));
    expect(time, sign).toBeLessThan(2000);
  }
});
