import { createReader, type FoodsMessage, type ReadRequest } from './readPasted.ts';

const answer = createReader();

/** Reads recipes off the main thread, so that no text delays typing. */
addEventListener('message', ({ data }: MessageEvent<ReadRequest | FoodsMessage>) => {
  const result = answer(data);
  if (result) postMessage(result);
});
