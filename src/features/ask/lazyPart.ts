/** Code that only some questions need, loaded when one of them is asked. A failed download is not retried. */
export function lazyPart<Part>(load: () => Promise<Part>, isWanted: (question: string) => boolean) {
  let part: Part | null = null;
  let tried = false;
  return {
    get: () => part,
    waits: (question: string) => !tried && isWanted(question),
    load: async () => {
      part = await load().catch(() => null);
      tried = true;
    },
  };
}
