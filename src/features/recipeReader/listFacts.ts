import { type RecipeYield, scaleYield } from '@gramwise/engine/recipes/exportedRecipe.ts';
import { formatRecipe } from '@gramwise/engine/recipes/formatRecipe.ts';
import type { Language } from '#catalogs/languages.ts';
import { formatDuration } from '#format/duration.ts';
import { formatNumber } from '#format/format.ts';
import { joinRange } from '#format/joinRange.ts';
import type { ReaderMessages } from './messages.ts';
import type { ConvertedRecipe } from './reading/convertRecipe.ts';

export type ReadFacts = Pick<ConvertedRecipe, 'makes' | 'measured' | 'times' | 'factor' | 'language'>;

function yieldText(language: Language, found: RecipeYield, factor: number): string {
  const { low, high, what } = scaleYield(found, factor);
  const numbers = joinRange([...new Set([low, high])].map((n) => formatNumber(language, n, 0)));
  return `${numbers} ${what}`.trim();
}

/** What a pasted recipe makes, scaled, in its own words (`lang`), and how long it takes, where it says so. */
export function listFacts(
  language: Language,
  messages: Pick<ReaderMessages, 'duration' | 'makes' | 'facts'>,
  { makes, measured, times, factor, language: written }: ReadFacts,
): { name: string; text: string; lang?: Language }[] {
  // What is measured in words is not scaled
  const yields = makes && factor !== null ? yieldText(language, makes, factor) : factor === 1 && measured;
  const stated = (['prep', 'cook', 'total'] as const).flatMap((id) => {
    const ends = [times.from?.[id], times[id]].flatMap((minutes) => minutes ?? []);
    const shown = ends.map((minutes) => formatDuration(language, messages.duration, minutes * 60));
    return shown.length === 0 ? [] : [{ name: messages.facts[id], text: joinRange(shown) }];
  });
  return [...(yields ? [{ name: messages.makes, text: yields, lang: written }] : []), ...stated];
}

/** The converted recipe as text, which the reader reads again. */
export const recipeText = (language: Language, messages: ReaderMessages, recipe: ConvertedRecipe): string =>
  formatRecipe(
    recipe,
    messages.result,
    listFacts(language, messages, recipe).map(({ name, text }) => `${name} ${text}`),
  );
