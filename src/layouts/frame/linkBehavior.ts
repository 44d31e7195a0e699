import { findFollowedLink } from '#browser/links.ts';

/** Announcing a faster navigation would only flicker. */
const ANNOUNCE_DELAY_MS = 150;

/** Announces slow navigations. */
export function announceNavigation(): void {
  const status = document.getElementById('moving');
  if (!status) return;
  let timer = 0;
  const say = (text: string | undefined) => {
    status.textContent = text ?? '';
  };
  document.addEventListener('click', (event) => {
    const link = findFollowedLink(event);
    if (!link || (link.pathname === window.location.pathname && link.search === window.location.search))
      return;
    const { loading, loadingRecipe } = status.dataset;
    timer = window.setTimeout(
      say,
      ANNOUNCE_DELAY_MS,
      /\/recipes\/./.test(link.pathname) ? loadingRecipe : loading,
    );
  });
  const stop = () => {
    window.clearTimeout(timer);
    say('');
  };
  window.addEventListener('pagehide', stop);
  // Escape cancels the navigation.
  document.addEventListener('keydown', ({ key }) => key === 'Escape' && stop());
}

/** Keeps the query, which holds the tools' state, when following a link to an anchor on this page. */
export function keepStateAtAnchors(): void {
  document.addEventListener('click', (event) => {
    const link = findFollowedLink(event);
    if (!link?.hash || link.search || link.pathname !== window.location.pathname) return;
    if (!window.location.search) return;
    event.preventDefault();
    window.location.hash = link.hash;
  });
}

/** Opens the `details` that the hash points to; the browser scrolls to it. */
export function openNamedDetails(): void {
  const open = () => {
    const item = document.getElementById(window.location.hash.slice(1));
    if (item instanceof HTMLDetailsElement) item.open = true;
  };
  open();
  window.addEventListener('hashchange', open);
}
