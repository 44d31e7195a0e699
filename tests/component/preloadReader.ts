/** Loads what the recipe reader shows only with a recipe, so that its answers are whole at once. */
import '#features/recipeReader/ReaderActions.tsx';
import '#features/recipeReader/ReaderScaling.tsx';
