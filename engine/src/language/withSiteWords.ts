import type { AskWords } from './askWords/askWords.ts';
import type { SitePack } from './siteWords/siteWords.ts';

/** The words of questions with those of the site, which add to their lists. */
export function withSiteWords<Words extends AskWords>(
  words: Words,
  { more, idioms, portions, ...site }: SitePack,
) {
  const longer = Object.entries(more).map(
    ([name, added]) => [name, [...words[name as keyof typeof more], ...added]] as const,
  );
  return {
    ...words,
    ...Object.fromEntries(longer),
    idioms: { ...words.idioms, ...idioms },
    portions: {
      ...words.portions,
      around: [...words.portions.around, ...portions.around],
      foods: { ...words.portions.foods, ...portions.foods },
    },
    site,
  };
}
