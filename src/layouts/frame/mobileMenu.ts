/**
 * Opens and closes the slide-in menu in browsers that do not know `command` on buttons yet, and closes it on a press
 * beside it.
 */
export function startMobileMenu(): void {
  const menu = document.getElementById('mobile-menu');
  if (!(menu instanceof HTMLDialogElement)) return;
  menu.addEventListener('click', (event) => {
    if (event.target === menu) menu.close();
  });
  if ('commandForElement' in HTMLButtonElement.prototype) return;
  for (const button of document.querySelectorAll('[commandfor="mobile-menu"]')) {
    button.addEventListener('click', () =>
      button.getAttribute('command') === 'close' ? menu.close() : menu.showModal(),
    );
  }
}
