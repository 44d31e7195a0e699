import { describe, expect, test } from 'vitest';
import { extractRecipe } from './extractRecipe.ts';
import { parseData } from './parseData.ts';

describe('JSON as sites write it', () => {
  test.each([
    ['a semicolon at the end', '{"a":"b"};'],
    ['a comma at the end', '{"a":"b"},'],
    ['a last comma inside', '{"a":"b",}'],
    ['two commas', '{"a":"b",,}'],
    ['comment markers', '<!-- {"a":"b"} -->'],
    ['a script’s CDATA', '/*<![CDATA[*/ {"a":"b"} /*]]>*/'],
    ['a byte order mark', '\uFEFF{"a":"b"}'],
    ['a control character', '{\u0008"a":"b"}'],
  ])('tolerates %s', (_, json) => expect(parseData(json)).toEqual({ a: 'b' }));

  test.each([
    ["an apostrophe's escape", String.raw`{"a":"baker\'s"}`, "baker's"],
    ['a line break', '{"a":"one\ntwo"}', 'one two'],
    ['a comma before a bracket in a string', '{"a":"x,]",}', 'x,]'],
    ['quotes in a text', '{"a":"the "best", really"}', 'the "best", really'],
    ['an escaped backslash', String.raw`{"a":"x\\'s",}`, String.raw`x\'s`],
  ])('keeps the words around %s', (_, json, text) => expect(parseData(json)).toEqual({ a: text }));

  test.each(['{"a":"b"}{"c":1}', '{"a":"b"}\n{"c":1,}'])('has all that stand behind each other: %s', (json) =>
    expect(parseData(json)).toEqual([{ a: 'b' }, { c: 1 }]),
  );

  test('is null where it is broken', () => expect(parseData('{"a":')).toBeNull());
});

const RECIPE = {
  name: 'Flatbread',
  recipeIngredient: ['2 cups flour'],
  recipeInstructions: ['Mix.', 'Bake.'],
};
const FLATBREAD = 'Flatbread\n\nIngredients\n2 cups flour\n\nInstructions\nMix.\nBake.';

describe('recipes in data', () => {
  test.each([
    ['a lower-case type', { '@type': 'recipe', ...RECIPE }],
    ['an address as type', { '@type': 'http://schema.org/Recipe', ...RECIPE }],
    ['several types', { '@type': ['Recipe', 'NewsArticle'], ...RECIPE }],
    ['a graph with one node', { '@graph': { '@type': 'Recipe', ...RECIPE } }],
    [
      'a graph with numbered nodes',
      { '@graph': { 0: { '@type': 'WebPage' }, 1: { '@type': 'Recipe', ...RECIPE } } },
    ],
    ['a review of it', { '@type': 'Review', itemReviewed: { '@type': 'Recipe', ...RECIPE } }],
    ['numbered ingredients', { '@type': 'Recipe', ...RECIPE, recipeIngredient: { 1: '2 cups flour' } }],
    ['steps among signs', { '@type': 'Recipe', ...RECIPE, recipeInstructions: ['[{', 'Mix.', 'Bake.'] }],
    [
      'steps that are described',
      {
        '@type': 'Recipe',
        ...RECIPE,
        recipeInstructions: {
          itemListElement: [{ item: { description: 'Mix.' } }, { item: { description: 'Bake.' } }],
        },
      },
    ],
    [
      'steps as JSON in a string',
      {
        '@type': 'Recipe',
        ...RECIPE,
        recipeInstructions: '[{"@type":"HowToStep","text":"Mix."},{"text":"Bake."}]',
      },
    ],
  ])('are found with %s', (_, data) => expect(extractRecipe(JSON.stringify(data), [], null)).toBe(FLATBREAD));

  test.each([
    ['a step', [{ '@type': 'HowToStep', name: 'In the bowl', text: 'Mix.' }, { text: 'Bake.' }]],
    [
      'a section with a text',
      [{ '@type': 'HowToSection', name: 'In the bowl', text: 'Mix.' }, { text: 'Bake.' }],
    ],
  ])('keep the title of %s', (_, recipeInstructions) => {
    const text = extractRecipe(
      JSON.stringify({ '@type': 'Recipe', ...RECIPE, recipeInstructions }),
      [],
      null,
    );
    expect(text).toBe(FLATBREAD.replace('Mix.', 'In the bowl:\nMix.'));
  });

  test.each([
    [['8', '8 - 10 slices'], 'Yield: 8 - 10 slices'],
    [['1', '1 loaf'], 'Yield: 1 loaf'],
    [['10', '20 pockets'], 'Yield: 10'],
    [['1', '12 muffins'], 'Yield: 1'],
    [['20', '20–24'], 'Yield: 20–24'],
    [['6', '6 1/2 cup servings'], 'Yield: 6'],
    [['1', '1/2 cup'], 'Yield: 1'],
    [['4'], 'Yield: 4'],
  ])('state the yield of %j by its fullest text', (recipeYield, stated) => {
    const data = { '@type': 'Recipe', ...RECIPE, recipeYield };
    expect(extractRecipe(JSON.stringify(data), [], null).split('\n')).toContain(stated);
  });

  test.each([
    ['1 onion ((optional))', '1 onion (optional)'],
    ['1 onion (optional)', '1 onion (optional)'],
    ['1 can ((14 oz) drained)', '1 can ((14 oz) drained)'],
  ])('shows %s with one pair of parentheses', (written, shown) => {
    const data = { '@type': 'Recipe', ...RECIPE, recipeIngredient: [written] };
    expect(extractRecipe(JSON.stringify(data), [], null).split('\n')).toContain(shown);
  });
});
