import type { ShouldRevalidateFunctionArgs } from 'react-router';

/**
 * A page's data is fixed at build time, so it loads once per path. Changes to the query or the hash, such as a
 * calculator's state, load nothing.
 */
export function shouldRevalidate({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs): boolean {
  return currentUrl.pathname !== nextUrl.pathname;
}
