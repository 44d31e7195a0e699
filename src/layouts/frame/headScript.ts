import { LANGUAGES } from '#catalogs/languages.ts';

const prefixes = Object.entries(LANGUAGES).flatMap(([code, { prefix }]) => (prefix ? [code] : []));

/**
 * Runs in the head before first paint. Applies the stored theme, redirects unprefixed URLs to the stored language,
 * and marks islands that fail to load before the frame's script has arrived.
 */
export const HEAD_SCRIPT = `(function(){try{var s=localStorage,t=s.getItem('theme'),l=s.getItem('language'),p=location.pathname;
if(t==='light'||t==='dark')document.documentElement.dataset.theme=t;
if(/^(${prefixes.join('|')})$/.test(l)&&!/^\\/(${prefixes.join('|')})(\\/|$)/.test(p))location.replace('/'+l+(p==='/'?'':p)+location.search+location.hash)}catch(e){}
document.addEventListener('astro:hydration-error',function(e){e.target.dataset.failed=''})})()`;
