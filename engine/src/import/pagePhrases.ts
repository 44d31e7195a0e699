import { FOREIGN_SECTIONS } from '../language/recipe/foreignSections.ts';
import { PAGE_HEADINGS } from '../language/recipe/pageHeadings.ts';
import type { RecipeWords } from '../language/recipe/recipeWords.ts';
import { cachedIn } from '../language/remember.ts';
import type { SectionPhrases } from '../text/recipe/classifyRow.ts';
import { sectionPhrases } from '../text/recipe/sectionPhrases.ts';

const extended = new WeakMap<RecipeWords, RecipeWords>();

/** The phrases that start the parts of a recipe on a page, in a language and in all others. */
export const pagePhrases = (recipe: RecipeWords): SectionPhrases =>
  sectionPhrases(
    cachedIn(extended, recipe, (words) => {
      const { sections } = words;
      const everywhere = (id: keyof typeof FOREIGN_SECTIONS) => [...sections[id], ...FOREIGN_SECTIONS[id]];
      return {
        ...words,
        sections: {
          ...sections,
          ingredients: everywhere('ingredients'),
          steps: [...everywhere('steps'), ...PAGE_HEADINGS.steps],
          yield: [...everywhere('yield'), ...PAGE_HEADINGS.yield],
          notes: [...sections.notes, ...PAGE_HEADINGS.notes],
        },
      };
    }),
  );
