import { createAnswers } from './answerRequest.ts';
import type { FoodsMessage, ReadRequest } from './readPasted.ts';

/** Creates a reader for the page itself. It takes the foods out of `known`. */
export function createPageReader(known: FoodsMessage[]) {
  const answer = createAnswers();
  return (request: ReadRequest) => {
    for (const foods of known.splice(0)) answer(foods);
    return answer(request);
  };
}
