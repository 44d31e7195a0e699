// @vitest-environment jsdom
import { extractRecipeFromFile } from '@gramwise/engine/import/extractRecipe.ts';
import { recipeLanguagesStartingWith } from '@gramwise/engine/language/recipeLanguages.ts';
import { processorTime } from '@gramwise/engine/tests/processorTime.ts';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Language } from '#catalogs/languages.ts';
import { BAD_INPUT } from '#tests/badInput.ts';
import { findPastedRecipe, parseHtml } from './reading/markup.ts';

const findRecipeInFile = (name: string, text: string, fallback: Language) =>
  extractRecipeFromFile({ name, text }, recipeLanguagesStartingWith(fallback), parseHtml);

const READ = `Toast
Yield: 4 slices

Ingredients
4 slices of bread
1/4 cup butter

Instructions
Toast the bread.
Spread with the butter.`;

describe('a page marked by', () => {
  test.each([
    [
      'microdata',
      `<article itemscope itemtype="https://schema.org/Recipe">
        <h1 itemprop="name">Toast</h1><meta itemprop="recipeYield" content="4 slices">
        <div itemprop="author" itemscope itemtype="https://schema.org/Person"><b itemprop="name">Ann</b></div>
        <ul><li itemprop="recipeIngredient">4 slices
          of <a href="/bread">bread</a></li><li itemprop="recipeIngredient">1/4&nbsp;cup butter</li></ul>
        <ol itemprop="recipeInstructions"><li>Toast the bread.</li><li>Spread with the butter.</li></ol></article>`,
    ],
    [
      'microdata with steps of their own',
      `<div itemscope itemtype="http://schema.org/Recipe http://schema.org/NewsArticle" hidden></div>
       <div itemscope itemtype="http://schema.org/Recipe"><p itemprop="name">Toast</p><p itemprop="recipeYield">4 slices</p>
        <p itemprop="ingredients">4 slices of bread</p><p itemprop="ingredients">1/4 cup butter</p>
        <div itemprop="recipeInstructions" itemscope itemtype="http://schema.org/HowToStep"><p itemprop="text">Toast the bread.</p></div>
        <div itemprop="recipeInstructions" itemscope itemtype="http://schema.org/HowToStep"><p itemprop="text">Spread with the butter.</p></div></div>`,
    ],
    [
      'the vocabulary before schema.org',
      `<div itemscope itemtype="http://data-vocabulary.org/Recipe"><h1 itemprop="name">Toast</h1><i itemprop="yield">4 slices</i>
        <p itemprop="ingredient">4 slices of bread</p><p itemprop="ingredient">1/4 cup butter</p>
        <div itemprop="instructions"><p>Toast the bread.</p><p>Spread with the butter.</p></div></div>`,
    ],
    [
      'RDFa',
      `<div vocab="https://schema.org/" typeof="Recipe"><h1 property="name">Toast</h1><span property="recipeYield" content="4 slices">4</span>
        <p property="recipeIngredient">4 slices of bread</p><p property="schema:recipeIngredient">1/4 cup butter</p>
        <div property="recipeInstructions">Toast the bread.<br>Spread with the butter.</div></div>`,
    ],
  ])('%s is read', (_, body) => {
    expect(findPastedRecipe(`<!doctype html><body><p>My story.</p>${body}`, 'en')).toBe(READ);
  });

  test('JSON-LD counts first, if it has more than a name', () => {
    const marked =
      '<div itemscope itemtype="https://schema.org/Recipe"><p itemprop="recipeIngredient">2 eggs</p></div>';
    const page = (data: object) =>
      `<script type="application/ld+json">${JSON.stringify({ '@type': 'Recipe', ...data })}</script>${marked}`;
    expect(findPastedRecipe(page({ recipeIngredient: ['3 eggs'] }), 'en')).toBe('Ingredients\n3 eggs');
    expect(findPastedRecipe(page({ name: 'Eggs' }), 'en')).toBe('Eggs\n\nIngredients\n2 eggs');
  });
});

describe('JSON-LD', () => {
  const TOAST = {
    '@type': 'Recipe',
    name: 'Toast',
    recipeYield: '4 slices',
    recipeIngredient: ['4 slices of bread', '1/4 cup butter'],
    recipeInstructions: ['Toast the bread.', 'Spread with the butter.'],
  };
  const json = (part: object) => JSON.stringify({ ...TOAST, ...part });
  const [toast, spread] = TOAST.recipeInstructions;

  test.each<[string, string]>([
    ['with the full name of its type', json({ '@type': 'https://schema.org/Recipe' })],
    ['with a prefix', json({ '@type': ['schema:Recipe'] })],
    ['as the item of a list', JSON.stringify({ itemListElement: [{ '@type': 'ListItem', item: TOAST }] })],
    [
      'with a yield that is a quantity',
      json({ recipeYield: { '@type': 'QuantitativeValue', value: 4, unitText: 'slices' } }),
    ],
    [
      'with ingredients that are things',
      json({ recipeIngredient: [{ name: '4 slices of bread' }, { text: '1/4 cup butter' }] }),
    ],
    [
      'with entities',
      json({
        name: 'T&#111;ast',
        recipeIngredient: ['4 slices&nbsp;of bread', '&frac14; cup butter'.replace('&frac14;', '1&#47;4')],
      }),
    ],
    [
      'with entities written twice',
      json({ recipeIngredient: ['4 slices&amp;nbsp;of bread', '1/4 cup&amp;#32;butter'] }),
    ],
    [
      'with list items',
      json({
        recipeInstructions: {
          '@type': 'ItemList',
          itemListElement: [
            { '@type': 'ListItem', position: 1, item: { '@type': 'HowToStep', text: toast } },
            { '@type': 'HowToStep', itemListElement: [{ '@type': 'HowToDirection', text: spread }] },
          ],
        },
      }),
    ],
    [
      'with the older name for the steps of a section',
      json({ recipeInstructions: { '@type': 'HowToSection', steps: [{ text: toast }, { text: spread }] } }),
    ],
    [
      'with its steps as a list in markup',
      json({ recipeInstructions: `<ol><li>${toast}</li><li>${spread}</li></ol>` }),
    ],
    ['with line breaks of Windows', json({ recipeInstructions: `${toast}\r\n\r\n${spread}` })],
  ])('%s is read', (_, text) => {
    expect(findPastedRecipe(text, 'en')).toBe(READ);
    expect(findPastedRecipe(`<script type="application/ld+json">${text}</script>`, 'en')).toBe(READ);
  });

  test.each<[string, string]>([
    ['line breaks inside its texts', json({}).replace('Toast the bread.', 'Toast\n\tthe bread.')],
    ['comment signs around it', `//<![CDATA[\n${json({})}\n//]]>`],
    ['a comment around it', `<!-- ${json({})} -->`],
  ])('with %s is read in a page', (_, text) => {
    expect(
      findPastedRecipe(
        `<html><script type="application/ld+json; charset=utf-8">${text}</script></html>`,
        'en',
      ),
    ).toBe(READ);
  });

  test('of a page with several recipes gives the first one with content', () => {
    const list = { '@graph': [{ '@type': 'Recipe', name: 'Empty' }, TOAST, { ...TOAST, name: 'Other' }] };
    expect(findPastedRecipe(JSON.stringify(list), 'en')).toBe(READ);
  });
});

describe('a file', () => {
  test.each<[name: string, text: string, read: string | null]>([
    ['toast.txt', '2 cups flour', '2 cups flour'],
    [
      'toast.cook',
      'Mix @flour{200%g} with @milk{}.',
      'Ingredients\n200 g flour\nmilk\n\nInstructions\nMix flour with milk.',
    ],
    ['Toast.COOK', 'Just stir.', 'Instructions\nJust stir.'],
    [
      'toast.md',
      '---\ntitle: Toast\nservings: 2\n---\n## Ingredients\n- **2** eggs',
      'Toast\nYield: 2\nIngredients:\n2 eggs',
    ],
    ['toast.markdown', '# Toast\n\n*2* eggs', 'Toast\n\n2 eggs'],
    ['toast.html', '<p>2 eggs</p>', '2 eggs'],
    ['toast', '<h1>Toast</h1><p>2 eggs</p>', 'Toast\n2 eggs'],
    ['toast.json', '{"@type":"Recipe","recipeIngredient":["2 eggs"]}', 'Ingredients\n2 eggs'],
    ['toast.txt', '{"@type":"Recipe","recipeIngredient":["2 eggs"]}', 'Ingredients\n2 eggs'],
    ['data.json', '{"name":"Toast"}', null],
    ['data.json', '{"@type":"Recipe","name":', null],
    ['data.json', '[[[', null],
    ['data.json', 'null', null],
    ['notes.txt', '[not] data', '[not] data'],
  ])('%s: %j', (name, text, read) => {
    expect(findRecipeInFile(name, text, 'en')).toBe(read);
  });
});

test('a pasted Cooklang recipe is recognized', () => {
  expect(findPastedRecipe('Mix @flour{200%g} and @sugar{1%tbsp}.', 'en')).toBe(
    'Ingredients\n200 g flour\n1 tbsp sugar\n\nInstructions\nMix flour and sugar.',
  );
});

describe('any text, as any file', () => {
  const NAMES = ['a.txt', 'a.md', 'a.cook', 'a.json', 'a.html', ''];
  const isSound = (text: string, names = NAMES) =>
    names.every((name) => {
      const read = findRecipeInFile(name, text, 'en');
      return read === null || typeof read === 'string';
    });

  test.each(BAD_INPUT.map((text) => [text]))('is read or is none: %j', (text) => {
    expect(isSound(text)).toBe(true);
    expect(
      isSound(
        `{"@type":"Recipe","name":${JSON.stringify(text)},"recipeIngredient":[${JSON.stringify(text)}]}`,
      ),
    ).toBe(true);
  });

  test('is read or rejected, even with markup in any order', () => {
    const piece = fc.constantFrom(
      '<',
      '>',
      '</',
      'script',
      'p',
      ' itemscope itemtype="Recipe"',
      ' itemprop="name"',
      ' itemprop="constructor __proto__"',
      '{',
      '}',
      '[',
      ']',
      '"@type":"Recipe"',
      ',',
      ':',
      '"',
      '&amp;',
      '&#0;',
      '\n',
      'a',
      '1',
    );
    const text = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 100 }),
      fc.array(piece, { maxLength: 40 }).map((all) => all.join('')),
    );
    fc.assert(fc.property(text, (any) => isSound(any) && isSound(`<div${any}`)));
  });

  test.each<[string, text: string, names?: string[]]>([
    ['100,000 digits', '9'.repeat(100_000)],
    ['200 KB of spaces in broken data', `{${' '.repeat(200_000)}`],
    // Browsers nest no deeper than 512 levels. As markup, it is read alike whatever the name.
    ['things in things', '<div itemscope itemtype="Recipe"><b itemprop="name">'.repeat(250), ['a.html']],
    [
      '200 KB of things',
      '<div itemscope itemtype="Recipe"><b itemprop="name">a</b></div>'.repeat(3200),
      ['a.html'],
    ],
    ['200 KB of brackets', '['.repeat(200_000)],
    ['200 KB of entities', '&amp;'.repeat(40_000)],
  ])('is read at once: %s', (_, text, names) => {
    expect(processorTime(() => expect(isSound(text, names)).toBe(true))).toBeLessThan(10_000);
  });
});
