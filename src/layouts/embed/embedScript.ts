import { ISLAND_SCRIPT } from '#browser/islandScript.ts';

/**
 * Runs in the head of a frame before first paint: takes its colors from the URL, and watches the islands.
 */
export const EMBED_SCRIPT = `(function(){var q=new URLSearchParams(location.search),r=document.documentElement,t=q.get('theme'),a=q.get('accent');
if(t==='light'||t==='dark')r.dataset.theme=t;
if(/^[\\da-f]{6}$/i.test(a)){r.dataset.accent='';r.style.setProperty('--chosen-accent','#'+a)}})();
${ISLAND_SCRIPT}`;
