import { copyText } from '#ui/toast/copyText.ts';

/** Hands the page, as it is set now, to the device's own sharing; where there is none, copies its address. */
export async function sharePage(
  title: string,
  messages: { copied: string; notCopied: string },
): Promise<void> {
  const url = window.location.href;
  if (typeof navigator.share !== 'function') return copyText(url, messages);
  try {
    await navigator.share({ title, url });
  } catch (error) {
    // Closing the device's sheet is a choice, no failure.
    if (!(error instanceof DOMException && error.name === 'AbortError')) await copyText(url, messages);
  }
}
