import type { createAnswers } from './answerRequest.ts';
import type { FoodsMessage, ReadRequest, ReadResult } from './readPasted.ts';

interface Events {
  onResult: (result: ReadResult) => void;
  /** The reader's code could not be loaded. */
  onFailure: () => void;
}

/** Reads one text at a time; of those that arrive meanwhile, only the last. */
export interface ReaderSession {
  addFoods: (foods: FoodsMessage) => void;
  requestReading: (request: ReadRequest) => void;
  stop: () => void;
}

const createWorker = () =>
  typeof Worker === 'undefined'
    ? null
    : new Worker(new URL('./readerWorker.ts', import.meta.url), { type: 'module' });

/** Starts the recipe reader: in a worker, or on the page itself if workers are missing or fail to load. */
export function startReaderSession({ onResult, onFailure }: Events): ReaderSession {
  const known: FoodsMessage[] = [];
  let asked: ReadRequest | null = null;
  let next: ReadRequest | null = null;
  const done = (result: ReadResult) => {
    asked = next;
    next = null;
    if (asked) post(asked);
    else onResult(result);
  };
  let onPageReader: Promise<ReturnType<typeof createAnswers>> | null = null;
  const postToPage = (message: ReadRequest | FoodsMessage) => {
    onPageReader ??= import('./answerRequest.ts').then((module) => {
      const answer = module.createAnswers();
      // Replays the foods sent to a worker, or to code that failed to load.
      for (const foods of known) answer(foods);
      return answer;
    });
    onPageReader.then(
      (answer) => {
        const result = answer(message);
        if (result instanceof Promise) void result.then(done);
        else if (result) done(result);
      },
      () => {
        onPageReader = null;
        asked = null;
        onFailure();
      },
    );
  };
  const worker = createWorker();
  let post = worker ? (message: ReadRequest | FoodsMessage) => worker.postMessage(message) : postToPage;
  worker?.addEventListener('message', ({ data }: MessageEvent<ReadResult>) => done(data));
  worker?.addEventListener('error', () => {
    worker.terminate();
    post = postToPage;
    if (asked) post(asked);
  });
  return {
    addFoods: (foods) => {
      known.push(foods);
      post(foods);
    },
    requestReading: (request) => {
      if (asked) next = request;
      else {
        asked = request;
        post(request);
      }
    },
    stop: () => worker?.terminate(),
  };
}
