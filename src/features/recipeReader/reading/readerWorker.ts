import { createAnswers } from './answerRequest.ts';
import type { FoodsMessage, ReadRequest } from './readPasted.ts';

const answer = createAnswers();

/** Reads recipes off the main thread, so that no text delays typing. */
addEventListener('message', async ({ data }: MessageEvent<ReadRequest | FoodsMessage>) => {
  const result = await answer(data);
  if (result) postMessage(result);
});
