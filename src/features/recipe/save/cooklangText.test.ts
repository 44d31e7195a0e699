import { defaultKitchen } from '@gramwise/engine/kitchens/kitchen.ts';
import type { IngredientLine, Recipe } from '@gramwise/engine/recipes/recipe.ts';
import {
  count,
  grams,
  hours,
  minutes,
  number,
  seconds,
  spoons,
  untimed,
  type Values,
} from '@gramwise/engine/recipes/values.ts';
import { STEW } from '@gramwise/engine/tests/stew.ts';
import { describe, expect, it } from 'vitest';
import { LANGUAGE_CODES, type Language } from '#catalogs/languages.ts';
import { messagesFor } from '#catalogs/messages.ts';
import { RECIPE_IDS, recipeFromFiles } from '#content/recipes/files.ts';
import { formatRecipe } from '../text/recipeText.ts';
import { defaultView, kitchenView, type RecipeTextView } from '../text/textView.ts';
import { formatCooklang } from './cooklangText.ts';

const METRIC = kitchenView(defaultKitchen('de'));

function write(
  recipe: Recipe,
  language: Language = 'en',
  view: RecipeTextView = METRIC,
  servings = recipe.servings,
) {
  const { recipe: messages } = messagesFor(language, 'recipe');
  const shown = formatRecipe(language, messages.text, recipe, view);
  return formatCooklang(language, messages, recipe, {
    shown,
    servings,
    url: 'https://site.example/stew',
    view,
  });
}

it('is the whole recipe as a Cooklang file', () => {
  const recipe = { ...STEW, tags: ['beef', 'french'], tips: [{ text: 'Skim it.' }] };
  expect(write(recipe)).toBe(`---
title: "Stew"
source: "https://site.example/stew"
locale: "en"
servings: 6
tags: "beef, french"
---

== Ingredients ==

@beef{900%g}(in 4 cm cubes)\\
@red wine{120%ml}\\
@carrots{2}\\
@bay leaf{1}\\
@Salt{}(to taste)\\

== Instructions ==

Heat the oven to 160 °C (140 °C fan, gas mark 3). Brown the beef.

Pour in the wine and 240 ml water and simmer for ~{8%minutes}.

Serve in bowls of 480 ml.

> Skim it.
`);
});

it('takes cautions along', () => {
  expect(write({ ...STEW, cautions: ['alcohol'] })).toContain('\n> Contains alcohol.');
});

it('leaves out what the recipe does not say', () => {
  const text = write({ ...STEW, servings: null });
  expect(text).not.toContain('servings:');
  expect(text).not.toContain('tags:');
  expect(text).not.toContain('> ');
});

describe('an ingredient', () => {
  const line = { key: 'a', food: 'flour', name: 'flour, sifted' } as const;
  it.each<[Language, IngredientLine, RecipeTextView, string]>([
    [
      'en',
      { ...line, amount: grams(220, [1.75, 'cup']) },
      kitchenView(defaultKitchen('us'), 'us'),
      '@flour{1 3/4%cups}(sifted)',
    ],
    // Two measures are not one number and one unit.
    [
      'en',
      { ...line, amount: grams(220, [1.75, 'cup']) },
      defaultView('en'),
      '@flour{220 g (1 3/4 cups)}(sifted)',
    ],
    [
      'en',
      { ...line, amount: grams(220, [1.75, 'cup']) },
      kitchenView(defaultKitchen('us'), 'us', 0.5),
      '@flour{3/4 cup plus 2 tbsp}(sifted)',
    ],
    ['en', { ...line, amount: count(2, 3) }, METRIC, '@flour{2 to 3}(sifted)'],
    ['de', { ...line, amount: grams(1500) }, METRIC, '@flour{1.5%kg}(sifted)'],
    ['fr', { ...line, name: 'de farine', amount: spoons(2, 'tbsp') }, METRIC, '@farine{2%c. à s.}'],
    ['fr', { ...line, name: 'de farine', amount: spoons(2.5, 'tbsp') }, METRIC, '@farine{2 1/2%c. à s.}'],
    [
      'es',
      { ...line, name: 'de harina (trigo), tamizada', amount: grams(100) },
      METRIC,
      '@harina trigo{100%g}(tamizada)',
    ],
    ['en', { ...line, name: 'a {b} @c #d ~e 5% f' }, METRIC, '@a b c d e 5 f{}'],
  ])('in %s: %j', (language, ingredient, view, is) => {
    expect(write({ ...STEW, ingredients: [ingredient] }, language, view)).toContain(`\n${is}\\\n`);
  });
});

describe('a step', () => {
  it.each<[text: string, Values, is: string]>([
    ['Bake {bake}.', { bake: minutes(30, 35) }, 'Bake ~{30-35%minutes}.'],
    ['Bake {bake}.', { bake: hours(1.5) }, 'Bake ~{90%minutes}.'],
    ['Blend {blend}.', { blend: seconds(45) }, 'Blend ~{45%seconds}.'],
    ['Blend {blend}.', { blend: seconds(60, 90) }, 'Blend ~{60-90%seconds}.'],
    ['Turn every {turn}.', { turn: untimed(minutes(3)) }, 'Turn every 3 minutes.'],
    ['Turn {turn} times.', { turn: number(5, 6) }, 'Turn 5 to 6 times.'],
    ['Stir.', {}, 'Stir.'],
    // Cooklang's own signs are not allowed in text.
    ['Mix #1 @ ~20 °C \\ 50%.', {}, 'Mix \\#1 \\@ \\~20 °C \\\\ 50%.'],
  ])('%s', (text, values, is) => {
    expect(write({ ...STEW, steps: [{ text, values }] })).toContain(`== Instructions ==\n\n${is}\n`);
  });
});

it.each(LANGUAGE_CODES)('mentions in %s each ingredient and each wait of every recipe', (language) => {
  for (const id of RECIPE_IDS) {
    const recipe = recipeFromFiles(id, language);
    const text = write(recipe, language, defaultView(language));
    expect(text.match(/^@[^{}@#~]+\{[^{}]*\}(?:\([^()]*\))?\\$/gm), id).toHaveLength(
      recipe.ingredients.length,
    );
    const waits = recipe.steps
      .flatMap(({ values = {} }) => Object.values(values))
      .filter((value) => value.is === 'time' && value.timer);
    expect(text.match(/~\{\d+(?:-\d+)?%(?:minutes|seconds)\}/g) ?? [], id).toHaveLength(waits.length);
    expect(text, id).not.toMatch(/NaN|undefined|[\u00a0\u202f]/);
  }
});
