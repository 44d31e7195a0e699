import type { FoodList } from '@gramwise/engine/foods/listedFood.ts';
import { ok } from '@gramwise/engine/result.ts';
import type { Language } from '#catalogs/languages.ts';
import { loadIngredientWords } from './loadIngredientWords.ts';
import { createReader, type FoodsMessage, type ReadRequest, type ReadResult } from './readPasted.ts';

/** Whether the ingredients of a recipe are to be shown in another language. */
const isForeign = ({ settings, page }: ReadRequest, result: ReadResult) =>
  settings.translated && result.ok && result.value.language !== page;

/**
 * Creates a reader that also translates; the words for that are loaded when first wanted. Without them, or without the
 * foods of the page's language, the recipe stays in its own; without the words it says so. It keeps the foods
 * that it is sent in `lists`.
 */
export function createAnswers(
  lists = new Map<Language, FoodList>(),
): (message: ReadRequest | FoodsMessage) => ReadResult | null | Promise<ReadResult> {
  const read = createReader(lists);
  return (message) => {
    const result = read(message);
    if (!result || !('settings' in message) || !isForeign(message, result)) return result;
    return Promise.all([import('./translateRecipe.ts'), loadIngredientWords()]).then(
      ([{ translateRecipe }, file]) => translateRecipe(result, message, { lists, file }) ?? result,
      () => (result.ok ? ok({ ...result.value, untranslated: true }) : result),
    );
  };
}
