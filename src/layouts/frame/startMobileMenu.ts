/** Opens and closes the slide-in menu in browsers without `command` on buttons, and closes it on an outside click. */
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
