import { normalizeSpaces } from '@gramwise/engine/language/normalizeSpaces.ts';
import { describe, expect, it } from 'vitest';
import { LANGUAGE_CODES, type Language } from '#catalogs/languages.ts';
import { messagesFor } from '#catalogs/messages.ts';
import { RECIPE_IDS, recipeFromFiles } from '#content/recipes/files.ts';
import { listFacts } from './listFacts.ts';
import { formatRecipe } from './text/recipeText.ts';
import { defaultView } from './text/textView.ts';

const facts = (id: string, language: Language, servings?: number) => {
  const recipe = recipeFromFiles(id, language);
  const { recipe: messages } = messagesFor(language, 'recipe');
  const { shelfLife } = formatRecipe(language, messages.text, recipe, defaultView(language));
  const known = { servings: servings ?? recipe.servings, shelfLife };
  return listFacts(language, messages, recipe, known).map(({ name, text, kind }) => ({
    line: `${messages.facts[name]}: ${normalizeSpaces(text)}`,
    kind,
  }));
};
const lines = (...parts: Parameters<typeof facts>) => facts(...parts).map(({ line }) => line);

describe('the facts at the top', () => {
  it.each<[string, Language, string[]]>([
    ['beef-stew', 'en', ['Time: 3 h 30 min', 'Servings: 6']],
    ['aloo-gobi', 'en', ['Prep time: 20 min', 'Cook time: 40 min', 'Servings: 4', 'Difficulty: Medium']],
    ['miso-soup', 'en', ['Prep time: 10 min', 'Cook time: 20 min', 'Servings: 4']],
    ['napa-cabbage-kimchi', 'en', ['Time to make: 1 day 3 h', 'Difficulty: Easy']],
    [
      'lemon-pickle',
      'en',
      [
        'Origin: North India',
        'Prep time: 40 min',
        'Fermentation: 21–28 days',
        'Shelf life: 6 months in the fridge, always covered with oil',
      ],
    ],
    ['honey-mustard-chicken-tenders', 'en', ['Cook time: 20 min', 'Servings: 4', 'Difficulty: Easy']],
    [
      'virgin-mojito',
      'en',
      ['Prep time: 5 min', 'Servings: 2', 'Difficulty: Easy', 'Glassware: Highball glass'],
    ],
    ['beef-stew', 'fr', ['Temps : 3 h 30', 'Portions : 6']],
    ['napa-cabbage-kimchi', 'de', ['Gesamtzeit: 1 Tag 3 Std.', 'Schwierigkeit: Einfach']],
    ['aloo-gobi', 'es', ['Preparación: 20 min', 'Cocción: 40 min', 'Raciones: 4', 'Dificultad: Media']],
  ])('%s in %s', (id, language, is) => {
    expect(lines(id, language).map((line) => line.replace(/ ?: /, ': '))).toEqual(
      is.map((line) => line.replace(/ ?: /, ': ')),
    );
  });

  it.each<[Language, string]>([
    ['en', 'Servings: 7.5'],
    ['de', 'Portionen: 7,5'],
  ])('in %s scaled to between two servings', (language, line) => {
    expect(lines('beef-stew', language, 7.5)).toContain(line);
  });

  it('show times and servings in large type, the rest as text', () => {
    expect(facts('virgin-mojito', 'en').map(({ kind }) => kind)).toEqual([
      'figure',
      'figure',
      'choice',
      'text',
    ]);
    expect(facts('lemon-pickle', 'en').map(({ kind }) => kind)).toEqual(['text', 'figure', 'figure', 'text']);
  });

  it.each(LANGUAGE_CODES)('leave no placeholder unfilled in %s', (language) => {
    for (const id of RECIPE_IDS)
      for (const line of lines(id, language)) expect(line, id).not.toMatch(/[{}]|NaN/);
  });
});
