import { copyText } from '#ui/toast/copyText.ts';

/** Copies the address of a question when its link is pressed; the words of the toast stand around the questions. */
export function startCopyLinks(): void {
  const questions = document.querySelector<HTMLElement>('[data-copied]');
  questions?.addEventListener('click', ({ target }) => {
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>('[data-copy-link]') : null;
    const { copied = '', notCopied = '' } = questions.dataset;
    const { origin, pathname } = window.location;
    if (link) copyText(origin + pathname + link.hash, { copied, notCopied });
  });
}
