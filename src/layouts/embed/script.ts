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

/** Tells the embedding page the content's height whenever it changes, and when public/embed.js there asks for it. */
function reportHeight(): void {
  const tell = () => {
    const gramwiseHeight = Math.ceil(document.documentElement.getBoundingClientRect().height);
    window.parent.postMessage({ gramwiseHeight }, '*');
  };
  new ResizeObserver(tell).observe(document.documentElement);
  window.addEventListener('message', ({ data }) => {
    if (data === 'gramwiseHeight') tell();
  });
}

reportFailedIslands();
openLinksOutside();
reportHeight();
