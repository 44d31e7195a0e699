/**
 * Unhides the answers' container once somebody asks: on the first touch of the field, or if the URL or a reload has a
 * question. Astro then loads the island in it (`AskAnswers.tsx`). The example is selected, so that typing replaces it.
 */
export function startAsk(): void {
  const input = document.querySelector<HTMLInputElement>('[data-ask] input');
  const place = document.querySelector<HTMLElement>('[data-answers]');
  if (!input || !place) return;
  const isExample = () => input.value === input.defaultValue;
  const touch = () => {
    place.hidden = false;
    if (isExample()) input.select();
  };
  input.onfocus = touch;
  // A press moves the caret after giving focus.
  input.onclick = touch;
  // A question that the browser restored was not typed: `askScript.ts` has not seen it.
  if (!isExample()) input.dispatchEvent(new Event('input'));
  if (document.activeElement === input) touch();
  const isAsked = /[?&]q=/.test(location.search);
  if (!isExample() || isAsked) place.hidden = false;
  // Enter before this ran led to the converter, as it does without scripts.
  if (isAsked && location.hash) {
    history.replaceState(history.state, '', location.pathname + location.search);
    scrollTo(0, 0);
  }
}
