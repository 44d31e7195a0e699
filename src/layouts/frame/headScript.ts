import { LANGUAGES } from '#i18n/languages.ts';

const prefixes = Object.entries(LANGUAGES).flatMap(([code, { prefix }]) => (prefix ? [code] : []));

/**
 * Runs in the head before anything is painted: sets the chosen theme, and takes a visitor who chose another language
 * from an address without a prefix to the prefixed one. Marks islands that could not be fetched, which may happen
 * before the frame's script has come.
 */
export const HEAD_SCRIPT = `(function(){try{var s=localStorage,t=s.getItem('theme'),l=s.getItem('language'),p=location.pathname;
if(t==='light'||t==='dark')document.documentElement.dataset.theme=t;
if(/^(${prefixes.join('|')})$/.test(l)&&!/^\\/(${prefixes.join('|')})(\\/|$)/.test(p))location.replace('/'+l+(p==='/'?'':p)+location.search+location.hash)}catch(e){}
document.addEventListener('astro:hydration-error',function(e){e.target.dataset.failed=''})})()`;
