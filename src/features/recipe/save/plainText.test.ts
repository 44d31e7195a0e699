import { defaultKitchen } from '@gramwise/engine/kitchens/kitchen.ts';
import type { Recipe } from '@gramwise/engine/recipes/recipe.ts';
import { STEW } from '@gramwise/engine/tests/stew.ts';
import { expect, it } from 'vitest';
import type { Language } from '#catalogs/languages.ts';
import { messagesFor } from '#catalogs/messages.ts';
import { formatRecipe } from '../text/recipeText.ts';
import { kitchenView } from '../text/textView.ts';
import { formatPlainText } from './plainText.ts';

function write(recipe: Recipe, factor = 1, servings: number | null = 6, language: Language = 'en') {
  const { recipe: messages } = messagesFor(language, 'recipe');
  const shown = formatRecipe(
    language,
    messages.text,
    recipe,
    kitchenView(defaultKitchen('de'), 'metric', factor),
  );
  return formatPlainText(language, messages, recipe, { shown, servings, url: 'https://site.example/stew' });
}

it('is a recipe to paste, without tips or garnish if it has none', () => {
  expect(write(STEW)).toBe(`Stew
Servings: 6

INGREDIENTS
900 g beef, in 4 cm cubes
120 ml red wine
2 carrots
1 bay leaf
Salt, to taste

INSTRUCTIONS
1. Heat the oven to 160 °C (140 °C fan, gas mark 3). Brown the beef.
2. Pour in the wine and 240 ml water and simmer for 8 minutes.
3. Serve in bowls of 480 ml.

Source: https://site.example/stew
`);
});

it('matches what is shown, with garnish and tips', () => {
  const recipe = { ...STEW, garnish: ['A sprig of thyme'], tips: [{ text: 'Skim it.' }] };
  const text = write(recipe, 1.5, 9);
  expect(text).toContain('Servings: 9\n');
  expect(text).toContain('\n1.35 kg beef, in 4 cm cubes\n180 ml red wine\n3 carrots\n1 bay leaf\n');
  expect(text).toContain('\n\nGARNISH\nA sprig of thyme\n\nINSTRUCTIONS\n');
  expect(text).toContain('\n\nTIPS\nSkim it.\n\nSource:');
  expect(write({ ...STEW, cautions: ['alcohol'] })).toContain('\n\nPLEASE NOTE\nContains alcohol.');
});

it('is in the language of the page, and omits unknown servings', () => {
  expect(write(STEW, 1.25, 7.5, 'de')).toMatch(/^Stew\nPortionen: 7,5\n\nZUTATEN\n/);
  expect(write(STEW, 1, null)).toMatch(/^Stew\n\nINGREDIENTS\n/);
});
