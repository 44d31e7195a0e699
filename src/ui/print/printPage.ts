/**
 * Prints the page with QR codes that link back to its current state. The code that draws them loads on demand; offline,
 * unless it was loaded before, the page prints without them.
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
