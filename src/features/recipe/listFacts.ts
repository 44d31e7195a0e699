import type { Times } from '@gramwise/engine/recipes/facts.ts';
import type { Recipe } from '@gramwise/engine/recipes/recipe.ts';
import type { Language } from '#catalogs/languages.ts';
import { formatNumber } from '#format/format.ts';
import type { RecipeMessages } from './messages.ts';
import { formatTimeValue } from './text/valueText.ts';

export type FactName = keyof RecipeMessages['facts'];

export interface Fact {
  name: FactName;
  text: string;
  /** Short figures, shown in large type. */
  kind: 'figure' | 'choice' | 'text';
}

const text = (name: FactName, value = ''): Fact[] =>
  value === '' ? [] : [{ name, kind: 'text', text: value }];

/** In display order. */
const TIME_NAMES = ['total', 'prep', 'cook', 'fermentation'] as const satisfies (keyof Times)[];

/** The total time of noodles and condiments is labeled as the time to make them. */
const timeName = (name: keyof Times, { collection }: Recipe): FactName =>
  name === 'total' && collection === 'signature-noodle-condiment' ? 'timeToMake' : name;

/** The facts at the top of a recipe's page. `servings` is null if unknown; `shelfLife` is the text with its values. */
export function listFacts(
  language: Language,
  messages: RecipeMessages,
  recipe: Recipe,
  { servings, shelfLife }: { servings: number | null; shelfLife: string },
): Fact[] {
  const { times, difficulty, origin, glassware } = recipe;
  // In a table, a dash reads better than a word.
  const range = { range: '{low}–{high}' } as const;
  return [
    ...text('origin', origin),
    ...TIME_NAMES.flatMap((name): Fact[] => {
      const time = times[name];
      if (!time) return [];
      const text = formatTimeValue(language, range, messages.duration, time);
      return [{ name: timeName(name, recipe), kind: 'figure', text }];
    }),
    ...(servings === null
      ? []
      : [{ name: 'servings', kind: 'figure', text: formatNumber(language, servings, 0, 1) } as const]),
    ...(difficulty
      ? [{ name: 'difficulty', kind: 'choice', text: messages.difficulties[difficulty] } as const]
      : []),
    ...text('shelfLife', shelfLife),
    ...text('glassware', glassware),
  ];
}
