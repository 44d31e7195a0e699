import type { ShouldRevalidateFunctionArgs } from 'react-router';

/**
 * What a page loads was fixed when the site was built, so it is read once per address: a change of the query or
 * the hash, such as a calculator's state, loads nothing.
 */
export function shouldRevalidate({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs): boolean {
  return currentUrl.pathname !== nextUrl.pathname;
}
