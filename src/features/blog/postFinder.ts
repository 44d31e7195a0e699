import { writeHistoryState } from '#browser/historyState.ts';
import { toLanguage } from '#catalogs/languages.ts';
import { fill } from '#catalogs/template.ts';
import { selectPluralForm } from '#format/format.ts';
import type { BlogCategory } from '#site/paths.ts';
import {
  type FilterablePost,
  filterPosts,
  NO_POST_FILTER,
  type PostFilter,
  readPostFilter,
  writePostFilter,
} from './postFilter.ts';

interface PostItem extends FilterablePost {
  item: HTMLElement;
}

function postItems(part: Element): PostItem[] {
  return [...part.querySelectorAll<HTMLElement>('li[data-category]')].map((item) => {
    const title = item.querySelector('h2, h3');
    return {
      item,
      title: title?.textContent ?? '',
      description: title?.nextElementSibling?.textContent ?? '',
      category: item.dataset['category'] as BlogCategory,
    };
  });
}

/** The filter in the fields. */
function chosenIn(form: HTMLFormElement): PostFilter {
  const fields = new FormData(form);
  return {
    query: String(fields.get('q') ?? ''),
    category: (fields.get('category') || null) as BlogCategory | null,
  };
}

function fillIn(form: HTMLFormElement, { query, category }: PostFilter): void {
  for (const field of form.querySelectorAll('input')) {
    if (field.type === 'radio') field.checked = field.value === (category ?? '');
    else field.value = query;
  }
}

/** Shows the posts that match the filter and their number, or a way to reset it where none match. */
function showPosts(part: HTMLElement, posts: readonly PostItem[], filter: PostFilter): void {
  const found = new Set(filterPosts(posts, filter));
  for (const post of posts) post.item.hidden = !found.has(post);
  const [list, all] = [part.querySelector('ul'), part.querySelector<HTMLElement>('[data-all-posts]')];
  if (list) list.hidden = found.size === 0;
  if (all) all.hidden = found.size > 0;
  const status = part.querySelector('output');
  if (!status) return;
  const { one = '', other = '', none = '' } = status.dataset;
  const form = selectPluralForm(toLanguage(document.documentElement.lang), found.size, { one, other });
  const text = found.size === 0 ? none : fill(form, { n: found.size });
  // Screen readers would read the same text again.
  if (status.textContent !== text) status.textContent = text;
}

/** Wires up the fields above the list of posts to filter it, and keeps their values in the URL. */
export function startPostFinder(): void {
  const part = document.querySelector<HTMLElement>('[data-posts]');
  const form = part?.querySelector('form');
  if (!part || !form) return;
  const posts = postItems(part);
  const show = () => showPosts(part, posts, chosenIn(form));
  const keep = () => {
    const { pathname, search, hash } = window.location;
    writeHistoryState({}, pathname + writePostFilter(chosenIn(form), search) + hash);
  };
  const follow = () => {
    fillIn(form, readPostFilter(window.location.search));
    show();
  };
  /** A filter chosen before this script ran, or filled in by the browser, is newer than the URL. */
  const start = () => {
    const { query, category } = chosenIn(form);
    if (query === '' && category === null) return follow();
    show();
    keep();
  };
  form.addEventListener('input', () => {
    show();
    keep();
  });
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    if (document.activeElement instanceof HTMLInputElement) document.activeElement.blur();
  });
  part.querySelector('[data-all-posts]')?.addEventListener('click', () => {
    fillIn(form, NO_POST_FILTER);
    show();
    keep();
    form.querySelector('input')?.focus();
  });
  // Browsers restore fields on back navigation after scripts ran.
  window.addEventListener('pageshow', start);
  window.addEventListener('popstate', follow);
  start();
}
