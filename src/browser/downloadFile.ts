/** How long the browser has to pick up a file before its URL is revoked, in milliseconds. */
const REVOKE_DELAY_MS = 10_000;

/** Downloads a text or bytes as a file. Nothing leaves the device. */
export function downloadFile(name: string, type: string, content: string | Blob): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([content], { type }));
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), REVOKE_DELAY_MS);
}
