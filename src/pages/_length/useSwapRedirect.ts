import { useEffect } from 'react';
import { localHref } from '#site/paths.ts';
import { useLanguage } from '#ui/language/language.ts';

/** Links from the time when pans were swapped on this page name a pan: they lead on to the pan converter. */
export function useSwapRedirect(): void {
  const language = useLanguage();
  useEffect(() => {
    const params = new URLSearchParams(window.location.search);
    if (!params.has('recipe') && !params.has('mine')) return;
    params.delete('tab');
    window.location.replace(`${localHref(language, 'pans')}?${params}`);
  }, [language]);
}
