import { createAnswers } from './answerRequest.ts';
import type { FoodsMessage, ReadRequest } from './readPasted.ts';

/** How long it takes to show what was typed where browsers do not tell, in milliseconds. */
const FRAME = 20;
/** In milliseconds, while the page has other work. */
const MAX_WAIT_MS = 100;

const untilShown = () =>
  new Promise<void>((resolve) => {
    if (typeof requestIdleCallback === 'undefined') setTimeout(resolve, FRAME);
    else requestIdleCallback(() => resolve(), { timeout: MAX_WAIT_MS });
  });

/** Creates a reader that lets the page show each key before it reads. It takes the foods out of `known`. */
export function createPageReader(known: FoodsMessage[]) {
  const answer = createAnswers();
  return async (request: ReadRequest) => {
    await untilShown();
    for (const foods of known.splice(0)) answer(foods);
    return answer(request);
  };
}
