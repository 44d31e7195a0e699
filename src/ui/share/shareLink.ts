import { copyText } from '../toast/copyText.ts';

/** Shares a link by the device's own share sheet, or copies it where there is none or it cannot be used. */
export async function shareLink(
  title: string,
  url: string,
  messages: { copied: string; notCopied: string },
): Promise<void> {
  if (typeof navigator.share !== 'function') return copyText(url, messages);
  try {
    await navigator.share({ title, url });
  } catch (error) {
    // Closing the share sheet is not a failure.
    if (!(error instanceof DOMException && error.name === 'AbortError')) await copyText(url, messages);
  }
}
