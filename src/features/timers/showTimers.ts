import { readSession } from '#browser/storage.ts';

/** Sent to the document when the timers of the tab change. */
export const TIMERS_EVENT = 'timers';

/** Unhides the timers' container once there is a timer, which makes Astro hydrate its island. */
export function showTimers(): void {
  const place = document.getElementById('timers');
  if (!place) return;
  const show = () => {
    place.hidden = false;
  };
  const showStored = () => {
    if (readSession('timers')) show();
  };
  showStored();
  // The event also works without storage.
  document.addEventListener(TIMERS_EVENT, show);
  // A page restored from the back/forward cache may be older than the timers.
  window.addEventListener('pageshow', showStored);
}
