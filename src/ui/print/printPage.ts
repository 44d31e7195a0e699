/**
 * Prints the page, with codes that lead back to it as it is now. What draws them loads when it is asked for; without a
 * network, unless it was printed before, the page prints without them.
 */
export async function printPage(): Promise<void> {
  const places = document.querySelectorAll('[data-print-code]');
  if (places.length > 0) {
    try {
      const { drawQrCode } = await import('./drawQrCode.ts');
      for (const place of places) drawQrCode(place, window.location.href);
    } catch {
      for (const place of places) place.replaceChildren();
    }
  }
  window.print();
}
