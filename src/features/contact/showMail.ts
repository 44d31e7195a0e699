import { copyText } from '#ui/toast/copyText.ts';

/** Joins and shows the email address and wires up its buttons. */
export function showMail(): void {
  const place = document.querySelector<HTMLElement>('[data-mail]');
  if (!place) return;
  const { user = '', host = '', copied = '', notCopied = '' } = place.dataset;
  const address = `${user}@${host}`;
  place.querySelector('[data-address]')?.replaceChildren(`${user}@`, document.createElement('wbr'), host);
  place.querySelector('a')?.setAttribute('href', `mailto:${address}`);
  place.querySelector('button')?.addEventListener('click', () => copyText(address, { copied, notCopied }));
  place.querySelector('[data-ready]')?.setAttribute('data-ready', 'true');
}
