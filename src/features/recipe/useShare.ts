import { useCopy } from '#ui/clipboard/useCopy.ts';

/** Hands the page, as it is set now, to the device's own sharing; where there is none, copies its address. */
export function useShare(words: { copied: string; notCopied: string }) {
  const copy = useCopy(words);
  return async (title: string) => {
    const url = window.location.href;
    if (typeof navigator.share !== 'function') return copy(url);
    try {
      await navigator.share({ title, url });
    } catch (error) {
      // Closing the device's sheet is a choice, no failure.
      if (!(error instanceof DOMException && error.name === 'AbortError')) await copy(url);
    }
  };
}
