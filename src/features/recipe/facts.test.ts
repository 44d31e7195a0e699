import { describe, expect, it } from 'vitest';
import { UNCHECKED_RECIPES } from '#content/recipes/files.ts';

const findRecipe = (id: string) => UNCHECKED_RECIPES.find((recipe) => recipe.id === id) ?? null;

import { servingsOf } from '#domain/recipes/servings.ts';
import type { Language } from '#i18n/languages.ts';
import { CATALOGS } from '#i18n/messages.ts';
import { factsOf, translateDuration } from './facts.ts';

describe('translateDuration', () => {
  it.each<[Language, string, string]>([
    ['en', '1 day 3 h', '1 day 3 h'],
    ['en', '3–5 days', '3–5 days'],
    ['fr', '1 day 3 h', '1\u00a0jour 3\u00a0h'],
    ['fr', '3–5 days', '3–5\u00a0jours'],
    ['de', '1 h 30 min', '1\u00a0Std. 30\u00a0Min.'],
    ['de', '21–28 days', '21–28\u00a0Tage'],
    ['fr', '0 min', '0\u00a0min'],
    ['de', 'a while', 'a while'],
  ])('%s: %s is %s', (language, text, shown) => {
    expect(translateDuration(language, CATALOGS[language].recipe, text)).toBe(shown);
  });
});

describe('factsOf', () => {
  const facts = (id: string, language: Language = 'en') => {
    const recipe = findRecipe(id);
    if (!recipe) throw new Error(id);
    const messages = CATALOGS[language].recipe;
    return factsOf(language, messages, recipe, servingsOf(recipe)).map(({ name, text }) => {
      return `${messages.facts[name]}: ${text}`;
    });
  };

  it.each([
    ['beef-stew', ['Time: 3 h 30 min', 'Servings: 6']],
    ['aloo-gobi', ['Prep time: 20 min', 'Cook time: 40 min', 'Servings: 4', 'Difficulty: Medium']],
    ['miso-soup', ['Prep time: 10 min', 'Cook time: 20 min', 'Servings: 4']],
    ['napa-cabbage-kimchi', ['Time to make: 1 day 3 h', 'Difficulty: Easy']],
    [
      'lemon-pickle',
      [
        'Origin: North India',
        'Prep time: 40 min',
        'Fermentation: 21–28 days',
        'Shelf life: 6 months in the fridge, always covered with oil',
      ],
    ],
    ['honey-mustard-chicken-tenders', ['Cook time: 20 min', 'Servings: 4', 'Difficulty: Easy']],
    ['virgin-mojito', ['Prep time: 5 min', 'Servings: 2', 'Difficulty: Easy', 'Glassware: Highball glass']],
  ])('%s', (id, lines) => {
    expect(facts(id)).toEqual(lines);
  });

  it('is translated to German', () => {
    expect(facts('aloo-gobi', 'de')).toContain('Schwierigkeit: Mittel');
  });

  it("repeats the recipe's own text in English", () => {
    for (const recipe of UNCHECKED_RECIPES) {
      const texts = factsOf('en', CATALOGS.en.recipe, recipe, null).map(({ text }) => text);
      for (const text of texts) expect(Object.values(recipe)).toContain(text);
    }
  });
});
