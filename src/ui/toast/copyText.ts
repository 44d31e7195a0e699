import { showToast } from './toast.ts';

/** Copies a text and shows a toast that says whether it worked. */
export async function copyText(text: string, messages: { copied: string; notCopied: string }): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    showToast(messages.copied);
  } catch {
    showToast(messages.notCopied);
  }
}
