import type { CountedRecipe, CountRecipe, PastedRecipe } from '#tools/nutrition/pastedRecipe.ts';
import type { ReadResult } from './readPasted.ts';

/** A recipe to count in a worker, with the number of the request. */
export interface CountRequest {
  count: number;
  recipe: PastedRecipe;
  leftOut: ReadonlySet<string>;
}

/** What a worker sends: what it read, or what it counted; null if it could not. */
export type WorkerAnswer = ReadResult | { count: number; counted: CountedRecipe | null };

interface CountRequests {
  count: CountRecipe;
  /** Whether the worker's answer was one of these. */
  settle: (answer: WorkerAnswer) => answer is Exclude<WorkerAnswer, ReadResult>;
  /** Counts elsewhere what the worker has not counted yet. */
  passTo: (count: CountRecipe) => void;
}

/** Requests to a worker that counts recipes. */
export function createCountRequests(post: (request: CountRequest) => void): CountRequests {
  const waiting = new Map<
    number,
    { request: CountRequest; settle: (counted: CountedRecipe | null) => void }
  >();
  let asked = 0;
  return {
    count: (recipe, leftOut) =>
      new Promise((resolve, reject) => {
        const request = { count: ++asked, recipe, leftOut };
        const settle = (counted: CountedRecipe | null) =>
          counted ? resolve(counted) : reject(new Error('The recipe was not counted.'));
        waiting.set(request.count, { request, settle });
        post(request);
      }),
    settle: (answer): answer is Exclude<WorkerAnswer, ReadResult> => {
      if (!('count' in answer)) return false;
      waiting.get(answer.count)?.settle(answer.counted);
      waiting.delete(answer.count);
      return true;
    },
    passTo: (count) => {
      for (const { request, settle } of waiting.values())
        count(request.recipe, request.leftOut).then(settle, () => settle(null));
      waiting.clear();
    },
  };
}
