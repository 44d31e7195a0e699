import { copyText } from '#ui/toast/copyText.ts';

/** Copies a question's URL when its link is clicked. The toast's messages are on the questions' container. */
export function startCopyLinks(): void {
  const questions = document.querySelector<HTMLElement>('[data-copied]');
  questions?.addEventListener('click', ({ target }) => {
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>('[data-copy-link]') : null;
    const { copied = '', notCopied = '' } = questions.dataset;
    const { origin, pathname } = window.location;
    if (link) copyText(origin + pathname + link.hash, { copied, notCopied });
  });
}
