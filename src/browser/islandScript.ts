/**
 * Runs in the head of every page, before any other script has arrived. Notes the buttons that are pressed in islands
 * that are not hydrated yet (Astro removes `ssr` then), and marks the islands that fail to load.
 */
export const ISLAND_SCRIPT = `addEventListener('click',e=>{(e.target.closest('astro-island[ssr] button[type=button]')??{}).pressedEarly=true},true);
addEventListener('astro:hydration-error',e=>{e.target.dataset.failed=''})`;
