// @module-tag sweep
import { readMissingFood } from '@gramwise/engine/ask/missingFood.ts';
import { READERS } from '@gramwise/engine/ask/readers.ts';
import type { Amount } from '@gramwise/engine/recipes/values.ts';
import { contextIn } from '@gramwise/engine/tests/ask/context.ts';
import { UNITS } from '@gramwise/engine/units/units.ts';
import { describe, expect, it } from 'vitest';
import { LANGUAGE_CODES, type Language } from '#catalogs/languages.ts';
import { messagesFor } from '#catalogs/messages.ts';
import { recipesIn } from '#content/recipes/recipes.ts';
import { substitutesTarget } from '#features/recipe/substitutesLink.ts';
import { formatRecipe } from '#features/recipe/text/recipeText.ts';
import { defaultView } from '#features/recipe/text/textView.ts';
import { recipeProps } from './recipeProps.ts';

const US_UNITS = {
  cup: 'cups',
  tbsp: 'tablespoons',
  tsp: 'teaspoons',
  qt: 'us_quart',
  lb: 'pounds',
  oz: 'ounces',
} as const;

/** How much a line takes, by each way of measuring that it gives. */
function sizesOf({ grams, milliliters, us = [], count, to }: Amount): number[] {
  const inUs = us.reduce((sum, [n, unit]) => sum + n * UNITS[US_UNITS[unit]].size, 0);
  const counted = count === undefined ? undefined : (count + (to ?? count)) / 2;
  return [grams, milliliters, inUs || undefined, counted].filter((size) => size !== undefined);
}

/** A pinch is what fingers take: its size is nobody's. */
const isPinch = ({ us: [first] = [] }: Amount) => first?.[1] === 'tsp' && first[0] <= 1 / 8;

const linesIn = (language: Language) =>
  recipesIn(language).flatMap((recipe) =>
    recipeProps(language, recipe).links.flatMap(({ replace: link }, index) => {
      const line = recipe.ingredients[index];
      return link && line ? [{ recipe, link, index, line }] : [];
    }),
  );

describe.each(LANGUAGE_CODES)('what replaces an ingredient, in %s', (language) => {
  const { text } = messagesFor(language, 'recipe').recipe;
  const context = contextIn(language);
  const read = new Map<string, ReturnType<typeof readMissingFood>>();

  it.each(['written', 'metric', 'us'] as const)('is looked up with food and amount, in %s', (system) => {
    const wrong = linesIn(language).flatMap(({ recipe, link, index, line }) => {
      const shown = formatRecipe(language, text, recipe, { ...defaultView(language), system });
      const target = substitutesTarget(link, shown.ingredients[index]?.amount ?? '');
      const { missing } = target.query;
      if (!read.has(missing)) read.set(missing, readMissingFood(missing, context, READERS));
      const found = read.get(missing);
      const { pieces, milliliters, grams } = found?.amount ?? {};
      const size = pieces ?? milliliters ?? grams;
      const wanted =
        line.amount && link.missing.startsWith('#') && !isPinch(line.amount) ? sizesOf(line.amount) : null;
      const fits =
        wanted === null
          ? size === undefined || link.missing.startsWith('#')
          : wanted.some((one) => Math.abs((size ?? 0) / one - 1) < 0.08);
      return found?.foods[0] === line.food && fits
        ? []
        : [`${recipe.id}: ${missing} = ${JSON.stringify(found)}, ${line.food} ${wanted}`];
    });
    expect([...new Set(wrong)].slice(0, 40)).toEqual([]);
  });
});
