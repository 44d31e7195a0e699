import { ISLAND_SCRIPT } from '#browser/islandScript.ts';
import { LANGUAGES } from '#catalogs/languages.ts';

const prefixes = Object.entries(LANGUAGES).flatMap(([code, { prefix }]) => (prefix ? [code] : []));

/**
 * Runs in the head before first paint. Applies the stored theme, redirects unprefixed URLs to the stored language,
 * and watches the islands.
 */
export const HEAD_SCRIPT = `try{let{theme:t,language:l}=localStorage,{pathname:p,search:s,hash:h}=location;
if(t==='light'||t==='dark')document.documentElement.dataset.theme=t;
if(/^(${prefixes.join('|')})$/.test(l)&&!/^\\/(${prefixes.join('|')})(\\/|$)/.test(p))location.replace('/'+l+(p==='/'?'':p)+s+h)}catch{}
${ISLAND_SCRIPT}`;
