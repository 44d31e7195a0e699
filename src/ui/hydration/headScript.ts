import { LANGUAGES } from '#i18n/languages.ts';

const prefixes = Object.entries(LANGUAGES).flatMap(([code, { prefix }]) => (prefix ? [code] : []));

/**
 * Runs in the head before anything is painted: sets the chosen colours, and takes a visitor who chose another
 * language from an address without a prefix to the prefixed one. The entry of the history is marked as the router
 * would do it, twice and in the midst of its start; for a browser each time is costly.
 */
export const HEAD_SCRIPT = `(function(){try{var s=localStorage,t=s.getItem('theme'),l=s.getItem('language'),p=location.pathname;
if(t==='light'||t==='dark')document.documentElement.dataset.theme=t;
if(/^(${prefixes.join('|')})$/.test(l)&&!/^\\/(${prefixes.join('|')})(\\/|$)/.test(p))location.replace('/'+l+(p==='/'?'':p)+location.search+location.hash)
else if(!history.state)history.replaceState({key:Math.random().toString(32).slice(2),idx:0},'')}catch(e){}})()`;
