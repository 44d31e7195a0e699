/**
 * Puts the parts for the stored kitchen in place of those of the page's country (`InKitchens.tsx`). It stands right
 * behind them, so that it runs before they are painted, and no figure changes before the visitor's eyes.
 */
export const KITCHEN_SCRIPT = `try{for(let t of document.querySelectorAll('template[data-kitchens~='+JSON.parse(localStorage.kitchen).country+']')){let e=t;do e=e.previousElementSibling;while(e.localName=='template');e.replaceWith(t.content)}}catch{}`;
