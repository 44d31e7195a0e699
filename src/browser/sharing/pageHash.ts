/** The part of an address where the bookmark puts what it found on a page: after the `#`, so that no server sees it. */
const PAGE_HASH_PREFIX = '#page=';

/** What a bookmark put into the fragment of an address; '' if it cannot be read, null if there is none. */
export function readPageFromHash(hash: string): string | null {
  if (!hash.startsWith(PAGE_HASH_PREFIX)) return null;
  try {
    return decodeURIComponent(hash.slice(PAGE_HASH_PREFIX.length));
  } catch {
    return '';
  }
}
