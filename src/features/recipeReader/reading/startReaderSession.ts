import type { CountRecipe } from '#tools/nutrition/pastedRecipe.ts';
import { createCountRequests, type WorkerAnswer } from './countRequests.ts';
import type { createPageReader } from './readOnPage.ts';
import type { FoodsMessage, ReadRequest, ReadResult } from './readPasted.ts';

interface Events {
  /** What was read of a text. */
  onResult: (result: ReadResult, text: string) => void;
  /** The reader's code could not be loaded. */
  onFailure: () => void;
}

/** Reads one text at a time; of those that arrive meanwhile, only the last. */
export interface ReaderSession {
  addFoods: (foods: FoodsMessage) => void;
  requestReading: (request: ReadRequest) => void;
  /** Counts the nutrition of a recipe. */
  count: CountRecipe;
  stop: () => void;
}

const createWorker = () =>
  typeof Worker === 'undefined'
    ? null
    : new Worker(new URL('./readerWorker.ts', import.meta.url), { type: 'module' });

/** Starts the recipe reader: in a worker, or on the page itself if workers are missing or fail to load. */
export function startReaderSession({ onResult, onFailure }: Events): ReaderSession {
  /** For the reader on the page. */
  const known: FoodsMessage[] = [];
  let asked: ReadRequest | null = null;
  let next: ReadRequest | null = null;
  const done = (result: ReadResult) => {
    const text = asked?.settings.text ?? '';
    asked = next;
    next = null;
    if (asked) post(asked);
    else onResult(result, text);
  };
  let reader: Promise<ReturnType<typeof createPageReader>> | null = null;
  const readOnPage = (request: ReadRequest) => {
    reader ??= import('./readOnPage.ts').then((module) => module.createPageReader(known));
    reader
      .then((read) => read(request))
      .then(
        (result) => result && done(result),
        () => {
          reader = null;
          asked = null;
          onFailure();
        },
      );
  };
  let counter: Promise<CountRecipe> | null = null;
  const countOnPage: CountRecipe = async (...counted) => {
    counter ??= import('#tools/nutrition/pageCounter.ts').then((module) => module.createPageCounter());
    const countLoaded = await counter.catch((error) => {
      counter = null;
      throw error;
    });
    return countLoaded(...counted);
  };
  const worker = createWorker();
  let post = worker ? (request: ReadRequest) => worker.postMessage(request) : readOnPage;
  const counting = worker && createCountRequests((request) => worker.postMessage(request));
  let count = counting?.count ?? countOnPage;
  worker?.addEventListener('message', ({ data }: MessageEvent<WorkerAnswer>) => {
    if (!counting?.settle(data)) done(data as ReadResult);
  });
  worker?.addEventListener('error', () => {
    worker.terminate();
    post = readOnPage;
    count = countOnPage;
    counting?.passTo(countOnPage);
    if (asked) post(asked);
  });
  return {
    addFoods: (foods) => {
      known.push(foods);
      worker?.postMessage(foods);
    },
    requestReading: (request) => {
      if (asked) next = request;
      else {
        asked = request;
        post(request);
      }
    },
    count: (...counted) => count(...counted),
    stop: () => worker?.terminate(),
  };
}
