import { PACKS } from '@gramwise/engine/tests/packs.ts';
import { toCooklangFile, toSchemaRecipe } from '@gramwise/engine/text/files/convertedFiles.ts';
import { describe, expect, it } from 'vitest';
import type { Language } from '#catalogs/languages.ts';
import { messagesFor } from '#catalogs/messages.ts';
import { readerMessages } from '#pages/_reader/readerMessages.ts';
import { BAD_INPUT } from '#tests/badInput.ts';
import { leaked } from '#tests/calm.ts';
import { convert, recipe } from '#tests/reader/converted.ts';
import { BROWNIES } from '#tests/reader/pasted.ts';
import { recipeText } from '../listFacts.ts';
import type { ShownSettings } from '../reading/convertRecipe.ts';

const titles = (language: Language = 'en') => messagesFor(language, 'reader').reader.result;

const PIE = `Apple Pie
Serves 4

Ingredients
2 cups sugar, divided
3 eggs

For the filling:
some apples

Method
Mix at 350°F.
For the top:
Sprinkle 50% of the sugar @ the end.`;

describe('schema.org data', () => {
  it('is the recipe as shown, its headings as sections', () => {
    expect(toSchemaRecipe(recipe(PIE, 'en', { servings: 8 }), titles())).toEqual({
      '@context': 'https://schema.org',
      '@type': 'Recipe',
      name: 'Apple Pie',
      inLanguage: 'en',
      recipeYield: '8',
      // 4 x 200
      recipeIngredient: ['800 g sugar, divided', '6 eggs', 'For the filling:', 'some apples'],
      recipeInstructions: [
        { '@type': 'HowToStep', position: 1, text: 'Mix at 180°C.' },
        {
          '@type': 'HowToSection',
          name: 'For the top:',
          itemListElement: [
            { '@type': 'HowToStep', position: 1, text: 'Sprinkle 50% of the sugar @ the end.' },
          ],
        },
      ],
    });
  });

  it('leaves out what the recipe does not say', () => {
    expect(toSchemaRecipe(recipe('2 cups flour', 'en'), titles())).toEqual({
      '@context': 'https://schema.org',
      '@type': 'Recipe',
      name: 'Converted recipe',
      inLanguage: 'en',
      recipeIngredient: ['250 g flour'],
      recipeInstructions: [],
    });
  });
});

describe('Cooklang', () => {
  const write = (text: string, language: Language = 'en', settings: Partial<ShownSettings> = {}) =>
    toCooklangFile(recipe(text, language, settings), titles(language), PACKS[language].line);

  it('is the recipe as shown', () => {
    expect(write(PIE)).toBe(`---
title: "Apple Pie"
locale: "en"
servings: 4
---

== Ingredients ==

@sugar{400%g}(divided)\\
@eggs{3}\\

== For the filling: ==

@some apples{}\\

== Instructions ==

Mix at 180°C.

== For the top: ==

Sprinkle 50% of the sugar \\@ the end.
`);
  });

  it.each<[Language, text: string, settings: Partial<ShownSettings>, is: string]>([
    ['fr', '250 g de farine, tamisée', {}, '@farine{250%g}(tamisée)'],
    ['de', '1 1/2 TL Salz', {}, '@Salz{1 1/2%TL}'],
    ['en', '1 1/2 cups milk', { measures: 'us' }, '@milk{1 1/2%cups}'],
    // The dot of a unit, and what joins it to the food, are no part of its name
    ['en', '1 tsp. baking soda', {}, '@baking soda{1%tsp}'],
    ['de', '1 Pck. Vanillezucker', {}, '@Vanillezucker{1%Pck}'],
    ['en', 'a pinch of salt', {}, '@salt{a pinch}'],
    ['fr', "2 c. à s. d'huile", {}, '@huile{2%c. à s}'],
    ['es', '1 cda. de miel', {}, '@miel{1%cda}'],
    ['en', '100 g raisins (optional)', {}, '@raisins{100%g}(optional)'],
    ['en', '250 g', {}, '@250 g{}'],
    ['en', 'Salt to taste', {}, '@Salt to taste{}'],
    ['en', 'some {b} @c #d ~e', {}, '@some b c d e{}'],
  ])('in %s has %j as an ingredient', (language, text, settings, is) => {
    expect(write(`${titles(language).ingredients}\n${text}`, language, settings)).toContain(`\n${is}\\\n`);
  });

  it('has every line of a recipe', () => {
    const { lines, instructions } = recipe(BROWNIES, 'en');
    const written = write(BROWNIES);
    expect(written.match(/^(?:@.+\\|== For .+)$/gm)).toHaveLength(lines.length);
    for (const step of instructions) expect(written).toContain(step);
  });
});

/** Copied or saved as text, it is the same recipe to the reader. */
it.each<[Language, text: string]>([
  [
    'en',
    'Oat Cookies\nServes 12 to 16\nPrep 20 min | Cook 12 min\n\nIngredients\n200 g oats\n\nDirections\nBake.',
  ],
  [
    'fr',
    'Galettes\nPour 6 personnes\nPréparation : 15 min\n\nIngrédients\n200 g de farine\n\nPréparation\nCuire.',
  ],
  ['de', 'Plätzchen\nFür 24 Stück\nBackzeit: 1 Std. 5 Min.\n\nZutaten\n200 g Mehl\n\nZubereitung\nBacken.'],
  ['es', 'Galletas\n4 raciones\nTiempo: 1 hora\n\nIngredientes\n200 g de harina\n\nElaboración\nHornear.'],
])('in %s its text is read with the same yield and times', (language, text) => {
  const first = recipe(text, language, { servings: 24 });
  const again = recipe(recipeText(language, readerMessages(language).reader, first), language);
  expect(again.makes).toMatchObject({ low: 24 });
  expect([again.title, again.times, again.lines]).toEqual([first.title, first.times, first.lines]);
});

it.each(BAD_INPUT.map((text) => [text]))('any text gives files: %j', (text) => {
  const result = convert(text, 'en', { scale: 3 });
  if (!result.ok) return;
  // The character would start a list item.
  const typed = text.replace(/^-/, '');
  expect(leaked(JSON.stringify(toSchemaRecipe(result.value, titles())), typed)).toBeNull();
  expect(leaked(toCooklangFile(result.value, titles(), PACKS.en.line), typed)).toBeNull();
});
