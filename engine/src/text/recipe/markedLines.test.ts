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

it.each<[string, string]>([
  ["Chili\n\nZutaten\n1 Ei\n\nSo wird's gemacht\nDas Ei kochen.", "So wird's gemacht"],
  ['Chili\n\nZutaten\n1 Ei\n\nSo geht’s:\nDas Ei kochen.', 'So geht’s:'],
  ['Gâteau\n\nIngrédients\n1 oeuf\n\nDéroulé\nEnfourner pour 40 min.', 'Déroulé'],
])('the steps of %j are below their heading', (text, heading) => {
  const read = readRecipe(text, packsFrom('fr'));
  const steps = read.ok ? read.value.lines.filter(({ section }) => section === 'steps') : [];
  expect(steps.map(({ kind, text: line }) => [kind, line])).toEqual([
    ['heading', heading],
    ['step', text.split('\n').at(-1)],
  ]);
});

it.each([
  ["What you'll need\n1 egg\n\nMethod\nBoil it.", 'heading', 'ingredients'],
  ["1 egg\n\nCook's notes\nIt keeps for a day.", 'note', 'notes'],
])('a heading with an apostrophe starts its part: %j', (text, kind, section) => {
  const read = readRecipe(`Eggs\n\n${text}`, packsFrom('en'));
  expect(
    read.ok && read.value.lines.find((line) => line.section === section && line.kind === kind),
  ).toBeTruthy();
});

it('a title that says how many it serves stays the title', () => {
  const read = readRecipe('Bolognese (4 Personen)\n\nZutaten\n300 g Rind', packsFrom('de'));
  expect(read).toMatchObject({ ok: true, value: { title: 'Bolognese (4 Personen)', makes: { low: 4 } } });
  const bare = readRecipe('Für 4 Personen (groß)\n\nZutaten\n300 g Rind', packsFrom('de'));
  expect(bare).toMatchObject({ ok: true, value: { title: null, makes: { low: 4 } } });
});
