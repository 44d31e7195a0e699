/** How long a toast stays, in milliseconds. */
const TOAST_DURATION_MS = 5000;

let timeout = 0;

/**
 * Shows a short message in the page's toast region, replacing any previous one. It stays while hovered or focused.
 * Without a region, as in tests, nothing happens.
 */
export function showToast(text: string): void {
  const region = document.getElementById('toasts');
  const template = region?.querySelector('template');
  const toast = template?.content.firstElementChild?.cloneNode(true);
  if (!region || !template || !(toast instanceof HTMLElement)) return;

  const close = () => {
    window.clearTimeout(timeout);
    toast.remove();
  };
  const scheduleClose = () => {
    window.clearTimeout(timeout);
    timeout = window.setTimeout(close, TOAST_DURATION_MS);
  };
  const cancelClose = () => window.clearTimeout(timeout);

  toast.firstElementChild?.append(text);
  toast.querySelector('button')?.addEventListener('click', close);
  for (const type of ['mouseenter', 'focusin']) toast.addEventListener(type, cancelClose);
  for (const type of ['mouseleave', 'focusout']) toast.addEventListener(type, scheduleClose);
  region.replaceChildren(template, toast);
  scheduleClose();
}
