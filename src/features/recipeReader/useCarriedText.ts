import { useEffect } from 'react';
import { findFollowedLink } from '#browser/links.ts';

/** Carries the text along when the page's language is changed, in the hash, because no URL has it while it is typed. */
export function useCarriedText(text: string): void {
  useEffect(() => {
    if (text.trim() === '') return;
    const carry = (event: MouseEvent) => {
      const link = findFollowedLink(event);
      if (link?.dataset['language'] === undefined) return;
      event.preventDefault();
      const [url = ''] = link.href.split('#');
      const follow = (hash: string | null) => window.location.assign(url + (hash ?? ''));
      import('#browser/sharing/sharedText.ts')
        .then(({ packText }) => packText(text))
        .then(follow, () => follow(null));
    };
    document.addEventListener('click', carry);
    return () => document.removeEventListener('click', carry);
  }, [text]);
}
