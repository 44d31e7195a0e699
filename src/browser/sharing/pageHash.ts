/** The prefix of the hash in which the bookmark passes a page's recipe, so that no server sees it. */
const PAGE_HASH_PREFIX = '#page=';

/** The recipe that the bookmark put into a URL's hash; '' if it cannot be decoded, null if there is none. */
export function readPageFromHash(hash: string): string | null {
  if (!hash.startsWith(PAGE_HASH_PREFIX)) return null;
  try {
    return decodeURIComponent(hash.slice(PAGE_HASH_PREFIX.length));
  } catch {
    return '';
  }
}
