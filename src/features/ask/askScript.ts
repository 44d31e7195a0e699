/**
 * Runs in the page before the question field, so that the answer of the example leaves with the first key, however slow
 * the processor is: it is not the answer to what is typed. Until the answers have loaded, they are said to.
 */
export const ASK_SCRIPT = `addEventListener('input',({target:i})=>{let f=i.closest('[data-ask]');if(!f)return;
let typed=i.value!==i.defaultValue,w=f.querySelector('[data-waiting]');f.querySelector('[data-example]').hidden=typed;if(w)w.hidden=!typed},true)`;
