import { ISLAND_SCRIPT } from '#browser/islandScript.ts';
import { LANGUAGES } from '#catalogs/languages.ts';

const prefixes = Object.entries(LANGUAGES).flatMap(([code, { prefix }]) => (prefix ? [code] : []));

/**
 * Runs in the head before first paint. Applies the stored theme, redirects unprefixed URLs to the stored language,
 * and watches the islands. Back leads to the page that was there, with what was typed, and not to its translation.
 */
export const HEAD_SCRIPT = `try{let{theme:t,language:l}=localStorage,{pathname:p,search:s,hash:h}=location;
if(t==='light'||t==='dark')document.documentElement.dataset.theme=t;
if(/^(${prefixes.join('|')})$/.test(l)&&!/^\\/(${prefixes.join('|')})(\\/|$)/.test(p)&&performance.getEntriesByType('navigation')[0]?.type!=='back_forward')location.replace('/'+l+(p==='/'?'':p)+s+h)}catch{}
${ISLAND_SCRIPT}`;
