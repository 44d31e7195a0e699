import type { ComponentProps } from 'react';
import { PastedNutrition } from '#features/nutrition/PastedNutrition.tsx';
import type { ConvertedRecipe } from '#features/recipeReader/reading/convertRecipe.ts';
import type { LineChoices } from '#features/recipeReader/reading/lineChoices.ts';
import { pastedRecipe } from '#features/recipeReader/reading/pastedRecipe.ts';

interface Props extends Pick<ComponentProps<typeof PastedNutrition>, 'words' | 'count'> {
  recipe: ConvertedRecipe;
  /** The recipe as it was pasted. */
  text: string;
  choices: LineChoices;
}

/** The nutrition of the recipe that the reader shows. */
export const ReaderNutrition = ({ words, count, recipe, text, choices }: Props) => (
  <PastedNutrition
    words={words}
    ready={!recipe.isPending}
    recipe={pastedRecipe(recipe, text, choices)}
    count={count}
  />
);
