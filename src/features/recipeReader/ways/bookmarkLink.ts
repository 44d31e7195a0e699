import { showToast } from '#ui/toast/toast.ts';
import { bookmarkFor } from './takeRecipe.ts';

/**
 * Makes the link of `WaysIn` a bookmark to drag away. React draws no `javascript:` links, and the page's policy runs none,
 * so a click only says what to do.
 */
const link = document.querySelector<HTMLAnchorElement>('a[data-bookmark]');
if (link) {
  link.href = bookmarkFor(window.location.origin + window.location.pathname);
  link.addEventListener('click', (event) => {
    event.preventDefault();
    showToast(link.dataset['bookmark'] ?? '');
  });
}
