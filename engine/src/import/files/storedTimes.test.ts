import { expect, test } from 'vitest';
import { CROUTON, LINES, MEALIE, SAGE, SCHEMA, STEPS, TANDOOR } from '../../../tests/files/lemonCake.ts';
import { packsFrom } from '../../../tests/packs.ts';
import { readRecipe } from '../../text/recipe/readRecipe.ts';
import { recipesInText } from './recipesInText.ts';

const LANGUAGES = packsFrom('en');
const TOOLS = { languages: LANGUAGES, parseHtml: null, limit: 5_000_000 };
const json = (value: unknown) => JSON.stringify(value);
const cell = (text: string) => `"${text}"`;

test.each<
  [string, name: string, text: string, times: readonly [number | null, number | null, number | null]]
>([
  [
    'Paprika',
    'a.paprikarecipe',
    json({
      name: 'Lemon Cake',
      ingredients: LINES,
      directions: STEPS,
      prep_time: '15 mins',
      cook_time: '1 hr 5 min',
      total_time: '1 hr 20 min',
    }),
    [15, 65, 80],
  ],
  [
    'Mela',
    'a.melarecipe',
    json({
      title: 'Lemon Cake',
      ingredients: LINES,
      instructions: STEPS,
      prepTime: '15 minutes',
      cookTime: '40 min',
      totalTime: '55',
    }),
    [15, 40, null],
  ],
  ['Crouton', 'a.crumb', json({ ...CROUTON, duration: 15, cookingDuration: 40 }), [15, 40, null]],
  [
    'Mealie',
    'a.json',
    json({ ...MEALIE, prepTime: '15 minutes', performTime: '40 Minutes', totalTime: '55 minutes' }),
    [15, 40, 55],
  ],
  [
    'Mealie of older versions',
    'a.json',
    json({ ...MEALIE, prep_time: 'PT15M', perform_time: 'PT40M' }),
    [15, 40, null],
  ],
  ['Tandoor', 'recipe.json', json({ ...TANDOOR, working_time: 15, waiting_time: 600 }), [15, null, null]],
  [
    'Nextcloud',
    'recipe.json',
    json({ ...SCHEMA, prepTime: 'PT0H15M', cookTime: 'PT1H5M', totalTime: '' }),
    [15, 65, null],
  ],
  [
    'RecipeSage as text',
    'a.txt',
    SAGE.replace('Ingredients:', 'ActiveTime: 15 minutes\nTotalTime: 1 hour\nIngredients:'),
    [15, null, 60],
  ],
  [
    'Plan to Eat',
    'a.csv',
    `Title,Prep Time,Cook Time,Total Time,Ingredients,Directions\nLemon Cake,15 min,40 min,55 min,${cell(LINES)},${cell(STEPS)}\n`,
    [15, 40, 55],
  ],
  [
    'My Recipe Box',
    'a.csv',
    `title,preparationTime,cookingTime,totalTime,ingredients,instructions\nLemon Cake,15 min,40 min,,${cell(LINES)},${cell(STEPS)}\n`,
    [15, 40, null],
  ],
  [
    'Jekyll',
    'a.md',
    '---\ntitle: Lemon Cake\nprep time: 15 minutes\ncook_time: 40 minutes\ningredients:\n- 3 eggs\ndirections:\n- Mix.\n---\n',
    [15, 40, null],
  ],
  [
    'Cooklang',
    'a.cook',
    '>> time.prep: 15 min\n>> cook time: 1 hour\n>> duration: 2 h\n\nMix @eggs{3}.',
    [15, 60, 120],
  ],
])('the times in a recipe of %s are read', (_, name, text, [prep, cook, total]) => {
  const found = recipesInText({ name, text }, TOOLS);
  const recipe = readRecipe((found.ok && found.value[0]?.text) || '', LANGUAGES);
  expect(recipe.ok ? recipe.value.stated : null).toEqual({ prep, cook, total });
});
