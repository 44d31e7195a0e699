import type { FoodsMessage, ReadRequest, ReadResult, reader } from './readPasted.ts';

interface Events {
  onResult: (result: ReadResult) => void;
  /** The reader's code could not be loaded. */
  onFailure: () => void;
}

/** Reads one text at a time; of those that arrive meanwhile only the last. */
export interface ReaderSession {
  know: (foods: FoodsMessage) => void;
  ask: (request: ReadRequest) => void;
  stop: () => void;
}

const inWorker = () =>
  typeof Worker === 'undefined'
    ? null
    : new Worker(new URL('./readerWorker.ts', import.meta.url), { type: 'module' });

/** Starts the recipe reader: in a worker, or on the page itself if workers are missing or fail to load. */
export function startReading({ onResult, onFailure }: Events): ReaderSession {
  const known: FoodsMessage[] = [];
  let asked: ReadRequest | null = null;
  let next: ReadRequest | null = null;
  const done = (result: ReadResult) => {
    asked = next;
    next = null;
    if (asked) post(asked);
    else onResult(result);
  };
  let here: Promise<ReturnType<typeof reader>> | null = null;
  const onPage = (message: ReadRequest | FoodsMessage) => {
    here ??= import('./readPasted.ts').then((module) => {
      const answer = module.reader();
      // What a worker, or code that could not be loaded, was given before.
      for (const foods of known) answer(foods);
      return answer;
    });
    here.then(
      (answer) => {
        const result = answer(message);
        if (result) done(result);
      },
      () => {
        here = null;
        asked = null;
        onFailure();
      },
    );
  };
  const worker = inWorker();
  let post = worker ? (message: ReadRequest | FoodsMessage) => worker.postMessage(message) : onPage;
  worker?.addEventListener('message', ({ data }: MessageEvent<ReadResult>) => done(data));
  worker?.addEventListener('error', () => {
    worker.terminate();
    post = onPage;
    if (asked) post(asked);
  });
  return {
    know: (foods) => {
      known.push(foods);
      post(foods);
    },
    ask: (request) => {
      if (asked) next = request;
      else {
        asked = request;
        post(request);
      }
    },
    stop: () => worker?.terminate(),
  };
}
