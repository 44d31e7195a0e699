/**
 * Runs in the page before the question field, so that the answer of the example leaves with the first key, however slow
 * the processor is: it is not the answer to what is typed. Until the answers have loaded, they are said to; then they
 * take the note away, and say themselves when the example shows (`AskAnswers.tsx`).
 */
export const ASK_SCRIPT = `addEventListener('input',({target:i})=>{let f=i.closest('[data-ask]'),w=f?.querySelector('[data-waiting]');if(w)
f.querySelector('[data-example]').hidden=!(w.hidden=i.value===i.defaultValue)},true)`;
