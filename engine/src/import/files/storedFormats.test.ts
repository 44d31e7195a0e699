import { expect, test } from 'vitest';
import {
  CAKE,
  CROUTON,
  LINES,
  MEALIE,
  SAGE,
  SCHEMA,
  STEPS,
  TANDOOR,
} from '../../../tests/files/lemonCake.ts';
import { packsFrom } from '../../../tests/packs.ts';
import { recipesInText } from './recipesInText.ts';

const TOOLS = { languages: packsFrom('en'), parseHtml: null, limit: 5_000_000 };
const read = (name: string, text: string) => recipesInText({ name, text }, TOOLS);
const json = (value: unknown) => JSON.stringify(value);

test.each<[string, name: string, text: string]>([
  [
    'Paprika',
    'a.paprikarecipe',
    json({
      name: 'Lemon Cake',
      servings: '8',
      ingredients: LINES,
      directions: STEPS.replace('\n', '\n\n'),
      photo_data: 'x',
    }),
  ],
  [
    'Mela',
    'a.melarecipe',
    json({
      id: 'x',
      title: 'Lemon Cake',
      yield: '8',
      ingredients: LINES.replace('flour', '[flour](https://a.example)'),
      instructions: STEPS.replace('Mix', '**Mix**'),
    }),
  ],
  ['Crouton', 'a.crumb', json(CROUTON)],
  ['Mealie', 'a.json', json(MEALIE)],
  ['Mealie, from a list of its interface', 'a.json', json({ page: 1, items: [MEALIE] })],
  ['Tandoor', 'recipe.json', json(TANDOOR)],
  [
    'Nextcloud',
    'recipe.json',
    json({ ...SCHEMA, '@context': 'http://schema.org', id: '7', tool: [], prepTime: '' }),
  ],
  ['RecipeSage as data', 'a.json', json({ recipes: [SCHEMA] })],
  ['RecipeSage as text', 'a.txt', SAGE],
  [
    'RecipeSage as text of older versions',
    'a.txt',
    SAGE.replace(/^(\w)/gm, (letter) => letter.toLowerCase())
      .replace('lemon', 'Lemon')
      .replace('mix', 'Mix')
      .replace('bake', 'Bake')
      .replaceAll('\n', '\r\n'),
  ],
  [
    'Plan to Eat',
    'a.csv',
    `Title,Course,Servings,Yield,Ingredients,Directions,Photo Url\nLemon Cake,,8,,"${LINES.replace('3 eggs', '3 itm eggs')}\n","${STEPS}",\n`,
  ],
  [
    'My Recipe Box',
    'a.csv',
    `\uFEFFtitle,description,quantity,ingredients,instructions,notes,\r\n"Lemon Cake","So ""good"", and quick",8,"${LINES}","${STEPS}",,\r\n`,
  ],
  [
    'Jekyll',
    'a.md',
    `---\nlayout: recipe\ntitle: "Lemon Cake"\nservings: 8\ntags: [cake, lemon]\ningredients:\n- 2 cups flour, sifted\n- 1 1/2 tsp baking powder\n- "3 eggs"\ndirections:\n  - Mix\n    everything.\n  - Bake for 40 minutes.\n---\n`,
  ],
  [
    'Jekyll with steps as its text',
    'a.md',
    `---\ntitle: Lemon Cake\nyield: 8\ningredients: ["2 cups flour, sifted", 1 1/2 tsp baking powder, 3 eggs]\n---\n\n1. Mix everything.\n2. Bake for 40 minutes.\n`,
  ],
  [
    'plain JSON',
    'a.json',
    json({ title: 'Lemon Cake', yield: 8, ingredients: LINES.split('\n'), instructions: STEPS.split('\n') }),
  ],
])('%s is read', (_, name, text) => {
  const found = read(name, text);
  expect(found.ok && found.value.map((recipe) => recipe.text.replace(/^\d\. /gm, ''))).toEqual([CAKE]);
  expect(found.ok && found.value[0]?.title).toBe('Lemon Cake');
});

test('the files of this site have recipes as texts', () => {
  const text = json({
    format: 'gramwise-recipes',
    recipes: [{ title: 'A', text: CAKE }, { title: 'B', text: ' ' }, 5],
  });
  expect(read('a.json', text)).toEqual({ ok: true, value: [{ title: 'A', text: CAKE }] });
});

test('a file with several recipes gives each', () => {
  const found = read('a.json', json(['A', 'B', 'C'].map((name) => ({ ...SCHEMA, name }))));
  expect(found.ok && found.value.map(({ title }) => title)).toEqual(['A', 'B', 'C']);
  const sage = read('a.txt', SAGE + SAGE.replace(/^.*\n\n/, '').replace('Lemon', 'Plum'));
  expect(sage.ok && sage.value.map(({ title }) => title)).toEqual(['Lemon Cake', 'Plum Cake']);
});

test.each<[string, name: string, text: string, code: string]>([
  ['data without a recipe', 'a.json', '{"photos": []}', 'no-recipe'],
  ['data that breaks off', 'a.json', '{"name": ', 'damaged'],
  ['a recipe that breaks off', 'a.crumb', '{"name": "A", "ingr', 'damaged'],
  ['a table that breaks off', 'a.csv', 'Title,Ingredients,Directions\nA,"2 eggs\n1 lemon', 'damaged'],
  ['a table without recipes', 'a.csv', 'Title,Ingredients,Directions\n', 'no-recipe'],
  [
    'a saved page without a page',
    'a.mhtml',
    'Content-Type: multipart/related; boundary="x"\n\n--x\nContent-Type: image/png\n\nAA==\n--x--',
    'damaged',
  ],
  ['a text longer than a recipe', 'a.txt', 'a'.repeat(5_000_001), 'too-large'],
  ['a page', 'a.html', '<p>2 eggs</p>', 'no-parser'],
])('%s is refused', (_, name, text, code) => {
  expect(read(name, text)).toEqual({ ok: false, code });
});
