import { opensSearch, takesText } from './shortcut.ts';
import { slashOpens } from './slash.ts';

/**
 * Opens the search by its button and its keys. The dialog holds an island that Astro hydrates once it is visible; its
 * field is there at once, so that nothing typed meanwhile is lost.
 */
export function startSearch(): void {
  const dialog = document.getElementById('search');
  const button = document.querySelector<HTMLElement>('[data-search-button]');
  if (!(dialog instanceof HTMLDialogElement) || !button) return;

  const open = () => {
    if (document.querySelector('dialog[open]')) return;
    dialog.showModal();
    dialog.querySelector('input')?.select();
  };
  const { title } = button;
  const nameKeys = () => {
    const slash = slashOpens();
    button.setAttribute('aria-keyshortcuts', `${slash ? '/ ' : ''}Control+K Meta+K`);
    button.title = slash ? title : '';
    button.querySelector('kbd')?.toggleAttribute('hidden', !slash);
  };
  nameKeys();
  button.addEventListener('click', open);
  dialog.addEventListener('close', nameKeys);
  dialog.addEventListener('click', (event) => {
    const inside = event.target instanceof Element ? event.target : dialog;
    if (inside === dialog || inside.closest('[data-close]')) dialog.close();
  });
  // Enter pressed before the island is there would load the page anew.
  dialog.addEventListener('submit', (event) => event.preventDefault());
  document.addEventListener('keydown', (event) => {
    const typing = event.target instanceof HTMLElement && takesText(event.target);
    if (!opensSearch(event, typing) || (event.key === '/' && !slashOpens())) return;
    event.preventDefault();
    open();
  });
}
