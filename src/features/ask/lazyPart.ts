import type { Signs } from './questionSigns.ts';

/** Code for questions with certain signs, loaded when one is asked. A failed download is not retried. */
export function lazyPart<Part>({ load, signs }: { load: () => Promise<Part>; signs: Signs }) {
  let part: Part | null = null;
  let tried = false;
  return {
    signs,
    get: () => part,
    waits: () => !tried,
    load: async () => {
      part = await load().catch(() => null);
      tried = true;
    },
  };
}

export type LazyPart<Part> = ReturnType<typeof lazyPart<Part>>;
