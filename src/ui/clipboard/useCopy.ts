import { useNotice } from '../notice/Notice.tsx';

/** Copies a text and shows a toast that says whether it worked. */
export function useCopy(words: { copied: string; notCopied: string }) {
  const notify = useNotice();
  return async (text: string) => {
    try {
      await navigator.clipboard.writeText(text);
      notify(words.copied);
    } catch {
      notify(words.notCopied);
    }
  };
}
