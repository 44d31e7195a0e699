import { type FoodsMessage, type ReadRequest, reader } from './readPasted.ts';

const answer = reader();

/** Reads recipes beside the page, so that no text holds up a key. */
addEventListener('message', ({ data }: MessageEvent<ReadRequest | FoodsMessage>) => {
  const result = answer(data);
  if (result) postMessage(result);
});
