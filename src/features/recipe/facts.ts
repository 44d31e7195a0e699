import { durationParts } from '#domain/recipes/duration.ts';
import type { Recipe } from '#domain/recipes/recipe.ts';
import { formatDurationParts } from '#i18n/duration.ts';
import type { Language } from '#i18n/languages.ts';
import type { RecipeMessages } from './messages.ts';

export type FactName = keyof RecipeMessages['facts'];

export interface Fact {
  name: FactName;
  text: string;
  /** Figures are short and shown large; 'english' marks text of the recipe itself. */
  kind: 'figure' | 'choice' | 'english';
}

/** The duration fields in display order. */
const DURATIONS = [
  'time',
  'preparationTime',
  'prepTime',
  'cookingTime',
  'cookTime',
  'timeToMake',
  'fermentationTime',
] as const;

/** A recipe's duration in the page's language: `1 day 3 h`, `3–5 jours`, `30 Min.`. Other text stays unchanged. */
export function translateDuration(language: Language, messages: RecipeMessages, text: string): string {
  const parts = durationParts(text);
  return parts === null ? text : formatDurationParts(language, messages.duration, parts);
}

/** The facts at the top of a recipe's page, for any collection. `servings` is null if unknown. */
export function factsOf(
  language: Language,
  messages: RecipeMessages,
  recipe: Recipe,
  servings: number | null,
): Fact[] {
  const fields: Partial<Record<string, unknown>> = { ...recipe };
  const fact = (name: FactName, kind: Fact['kind'], text = fields[name]): Fact[] =>
    typeof text === 'string' ? [{ name, kind, text }] : [];
  return [
    ...fact('origin', 'english'),
    ...DURATIONS.flatMap((name) => {
      const text = fields[name];
      return typeof text === 'string'
        ? fact(name, 'figure', translateDuration(language, messages, text))
        : [];
    }),
    ...(servings === null ? [] : fact('servings', 'figure', `${servings}`)),
    ...('difficulty' in recipe ? fact('difficulty', 'choice', messages.difficulties[recipe.difficulty]) : []),
    ...fact('shelfLife', 'english'),
    ...fact('glassware', 'english'),
  ];
}
