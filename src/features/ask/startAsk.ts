/**
 * Shows the place of the answers once somebody asks: on the first touch of the field, or where the address or a reload
 * has a question. Astro then loads the island in it (`AskAnswers.tsx`).
 */
export function startAsk(): void {
  const form = document.querySelector<HTMLFormElement>('[data-ask]');
  const input = form?.querySelector('input');
  const place = form?.querySelector<HTMLElement>('[data-answers]');
  if (!input || !place) return;
  const open = () => {
    place.hidden = false;
  };
  form?.addEventListener('focusin', open);
  if (input.value !== input.defaultValue || /[?&]q=/.test(location.search)) open();
}
