import type { FoodList } from '@gramwise/engine/foods/listedFood.ts';
import type { Language } from '#catalogs/languages.ts';
import type { CountRecipe } from '#tools/nutrition/pastedRecipe.ts';
import { loadPack } from '#tools/words/loadPack.ts';
import { createAnswers } from './answerRequest.ts';
import type { CountRequest, WorkerAnswer } from './countRequests.ts';
import type { FoodsMessage, ReadRequest } from './readPasted.ts';

const lists = new Map<Language, FoodList>();
const answer = createAnswers(lists);

/** Counts by the foods that recipes are read with. */
const count: CountRecipe = async (recipe, leftOut) => {
  const { language } = recipe;
  const foods = lists.get(language);
  if (!foods) throw new Error(`The foods of ${language} are not known.`);
  const [{ countPasted }, pack] = await Promise.all([
    import('#tools/nutrition/computePasted.ts'),
    loadPack(language),
  ]);
  return countPasted(recipe, { pack, foods }, leftOut);
};

const send = (message: WorkerAnswer) => postMessage(message);

/** Reads recipes off the main thread, so that no text delays typing, and counts their nutrition there. */
addEventListener('message', async ({ data }: MessageEvent<ReadRequest | FoodsMessage | CountRequest>) => {
  if ('count' in data) {
    const { count: id, recipe, leftOut } = data;
    const counted = await count(recipe, leftOut).catch(() => null);
    return send({ count: id, counted });
  }
  const result = await answer(data);
  if (result) send(result);
});
