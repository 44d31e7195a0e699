import { indexList, indexLists } from '../../language/lexicon.ts';
import type { RecipeWords } from '../../language/recipe/recipeWords.ts';
import { cachedIn } from '../../language/remember.ts';
import type { SectionPhrases } from './classifyRow.ts';

const indexed = new WeakMap<RecipeWords, SectionPhrases>();

/** The phrases of a language, indexed once. */
export const sectionPhrases = (recipe: RecipeWords): SectionPhrases =>
  cachedIn(indexed, recipe, ({ sections, times, durations }) => ({
    ...indexLists(sections),
    yield: indexList([...sections.yield, ...sections.servings]),
    time: indexList([...sections.time, ...Object.values(times).flat()]),
    duration: indexList([...durations.hours, ...durations.minutes]),
  }));
