import { copyText } from '#ui/toast/copyText.ts';

/** Shares the page with its current settings, or copies its address if the device cannot share. */
export async function sharePage(
  title: string,
  messages: { copied: string; notCopied: string },
): Promise<void> {
  const url = window.location.href;
  if (typeof navigator.share !== 'function') return copyText(url, messages);
  try {
    await navigator.share({ title, url });
  } catch (error) {
    // Closing the share sheet is not a failure.
    if (!(error instanceof DOMException && error.name === 'AbortError')) await copyText(url, messages);
  }
}
