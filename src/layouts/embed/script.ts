/** The behavior of a frame on another site's page. */
import { reportFailedIslands } from '#browser/failedIslands.ts';

/** Opens links outside the frame, since pages of the site refuse to be framed. */
function openLinksOutside(): void {
  document.addEventListener(
    'click',
    ({ target }) => {
      const link = target instanceof Element && target.closest('a');
      if (!link || link.getAttribute('href')?.startsWith('#')) return;
      link.target = '_top';
      // The link to the site carries over what was typed.
      if ('carriesInput' in link.dataset) link.search = window.location.search;
    },
    true,
  );
}

/** Reports the content's height to the embedding page; public/embed.js listens. */
function reportHeight(): void {
  const tell = () =>
    window.parent.postMessage({ gramwiseHeight: document.documentElement.offsetHeight }, '*');
  new ResizeObserver(tell).observe(document.documentElement);
}

reportFailedIslands();
openLinksOutside();
reportHeight();
