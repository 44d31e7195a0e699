import { useEffect } from 'react';
import { useLocation } from 'react-router';

/**
 * Opens the `details` that the address names by its hash: when the page is opened at it, after a move, and when the
 * hash is changed by hand. Bringing it into view is left to the browser and the router, which know where a visitor
 * who comes back had scrolled to.
 */
export function useOpenByHash(): void {
  const { key, hash } = useLocation();

  // biome-ignore lint/correctness/useExhaustiveDependencies: every move counts, also one to the same question
  useEffect(() => {
    const open = () => {
      const item = document.getElementById(window.location.hash.slice(1));
      if (item instanceof HTMLDetailsElement) item.open = true;
    };
    open();
    window.addEventListener('hashchange', open);
    return () => window.removeEventListener('hashchange', open);
  }, [key, hash]);
}
