import { expect, it } from 'vitest';
import { packsFrom } from '../../../tests/packs.ts';
import { readRecipe } from './readRecipe.ts';

const kindsOf = (text: string) => {
  const read = readRecipe(text, packsFrom('en'));
  return read.ok ? read.value.lines.map(({ kind, text: line }) => `${kind}: ${line}`) : [];
};

it.each<[string, string, readonly string[]]>([
  [
    'ingredients that look like other parts',
    'Ingredients\n- Notes\n- 4 servings\n- Prep: 20 minutes\n- Sauce:\n- 1 egg (70 kcal)',
    [
      'heading: Ingredients',
      'ingredient: Notes',
      'ingredient: 4 servings',
      'ingredient: Prep: 20 minutes',
      'heading: Sauce:',
      'ingredient: 1 egg (70 kcal)',
    ],
  ],
  [
    'steps that do',
    'Method\n- Makes 12\n• Notes\n- Serves 4',
    ['heading: Method', 'step: Makes 12', 'step: Notes', 'step: Serves 4'],
  ],
  [
    'lines without a dash',
    'Method\nMix.\nNotes\nIt keeps.',
    ['heading: Method', 'step: Mix.', 'heading: Notes', 'note: It keeps.'],
  ],
  [
    'a dash after a blank row, where steps may begin',
    'Ingredients\n- 1 egg\n\n- Boil the egg in plenty of water until it is hard, then peel and slice it for the salad, and serve.',
    [
      'heading: Ingredients',
      'ingredient: 1 egg',
      'step: Boil the egg in plenty of water until it is hard, then peel and slice it for the salad, and serve.',
    ],
  ],
  ['a title of an amount', '# 2 cups of joy\n\n1 egg', ['title: 2 cups of joy', 'ingredient: 1 egg']],
  [
    'a title that begins with a number',
    '15-Minute Chicken\n\nIngredients\n1 egg',
    ['title: 15-Minute Chicken', 'heading: Ingredients', 'ingredient: 1 egg'],
  ],
])('%s are read', (_, text, kinds) => expect(kindsOf(text)).toEqual(kinds));
