import { readSession } from '#browser/storage.ts';

/** Sent to the document when the timers of the tab change. */
export const TIMERS_EVENT = 'timers';

/** Shows the place of the timers as soon as there is one; Astro then hydrates the island in it. */
export function showTimers(): void {
  const place = document.getElementById('timers');
  if (!place) return;
  const show = () => {
    place.hidden = false;
  };
  const showKept = () => {
    if (readSession('timers')) show();
  };
  showKept();
  // Also where the browser refuses to keep them.
  document.addEventListener(TIMERS_EVENT, show);
  // A page that the browser kept may be older than the timers.
  window.addEventListener('pageshow', showKept);
}
