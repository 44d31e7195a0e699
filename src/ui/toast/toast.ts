/** How long a toast stays, in milliseconds. */
const DURATION = 5000;

let leaving = 0;

/**
 * Shows a short message in the toast region of the page; a new one takes the place of the one before. It stays while
 * hovered or focused. Without a region, as in a test, nothing happens.
 */
export function showToast(text: string): void {
  const region = document.getElementById('toasts');
  const template = region?.querySelector('template');
  const toast = template?.content.firstElementChild?.cloneNode(true);
  if (!region || !template || !(toast instanceof HTMLElement)) return;

  const close = () => {
    window.clearTimeout(leaving);
    toast.remove();
  };
  const leaveLater = () => {
    window.clearTimeout(leaving);
    leaving = window.setTimeout(close, DURATION);
  };
  const stay = () => window.clearTimeout(leaving);

  toast.firstElementChild?.append(text);
  toast.querySelector('button')?.addEventListener('click', close);
  for (const type of ['mouseenter', 'focusin']) toast.addEventListener(type, stay);
  for (const type of ['mouseleave', 'focusout']) toast.addEventListener(type, leaveLater);
  region.replaceChildren(template, toast);
  leaveLater();
}
