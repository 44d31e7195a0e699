import { useCopy } from '#ui/clipboard/useCopy.ts';

/** Opens the device's share sheet for the current address; copies the address where there is none. */
export function useShare(words: { copied: string; notCopied: string }) {
  const copy = useCopy(words);
  return async (title: string) => {
    const url = window.location.href;
    if (typeof navigator.share !== 'function') return copy(url);
    try {
      await navigator.share({ title, url });
    } catch (error) {
      // Closing the share sheet is not a failure.
      if (!(error instanceof DOMException && error.name === 'AbortError')) await copy(url);
    }
  };
}
