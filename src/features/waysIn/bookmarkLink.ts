import { showToast } from '#ui/toast/toast.ts';
import { buildBookmark } from './takeRecipe.ts';

/**
 * Turns the link of `WaysIn` into a bookmark to drag. React renders no `javascript:` links and the page's policy blocks
 * them, so a click only explains what to do.
 */
const link = document.querySelector<HTMLAnchorElement>('a[data-bookmark]');
if (link) {
  link.href = buildBookmark(window.location.origin + window.location.pathname);
  link.addEventListener('click', (event) => {
    event.preventDefault();
    showToast(link.dataset['bookmark'] ?? '');
  });
}
