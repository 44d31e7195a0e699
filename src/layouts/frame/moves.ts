import { followedLink } from '#browser/links.ts';

/** A faster move is not worth a flicker, in milliseconds. */
const PATIENCE = 150;

/** Says that another page is on its way when it takes a moment. */
export function announceMoves(): void {
  const status = document.getElementById('moving');
  if (!status) return;
  let timer = 0;
  const say = (text: string | undefined) => {
    status.textContent = text ?? '';
  };
  document.addEventListener('click', (event) => {
    const link = followedLink(event);
    if (!link || (link.pathname === window.location.pathname && link.search === window.location.search))
      return;
    const { loading, loadingRecipe } = status.dataset;
    timer = window.setTimeout(say, PATIENCE, /\/recipes\/./.test(link.pathname) ? loadingRecipe : loading);
  });
  const stop = () => {
    window.clearTimeout(timer);
    say('');
  };
  window.addEventListener('pagehide', stop);
  // Escape stops a move.
  document.addEventListener('keydown', ({ key }) => key === 'Escape' && stop());
}

/** A link to an anchor of this same page keeps the query, in which the tools keep their state. */
export function keepStateAtAnchors(): void {
  document.addEventListener('click', (event) => {
    const link = followedLink(event);
    if (!link?.hash || link.search || link.pathname !== window.location.pathname) return;
    if (!window.location.search) return;
    event.preventDefault();
    window.location.hash = link.hash;
  });
}

/** Opens the `details` that the address names; bringing it into view is left to the browser. */
export function openNamedDetails(): void {
  const open = () => {
    const item = document.getElementById(window.location.hash.slice(1));
    if (item instanceof HTMLDetailsElement) item.open = true;
  };
  open();
  window.addEventListener('hashchange', open);
}
