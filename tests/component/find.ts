import { within } from '@testing-library/react';

/** The panel of the chosen tab, or the whole page where there are no tabs. */
export function part(): HTMLElement {
  const tab = document.querySelector('[role=tab][aria-selected=true]');
  return document.getElementById(tab?.getAttribute('aria-controls') ?? '') ?? document.body;
}

/** The field with this label in the part of the page that is shown. */
export const field = (label: string | RegExp) => within(part()).getByLabelText<HTMLInputElement>(label);

export const button = (name: string | RegExp) =>
  within(part()).getByRole<HTMLButtonElement>('button', { name, hidden: true });

export const tab = (name: string) => within(document.body).getByRole('tab', { name, hidden: true });

/** The name of the chosen tab. */
export const chosenTab = () => document.querySelector('[role=tab][aria-selected=true]')?.textContent ?? null;

/** What a screen reader is told as the result. */
export const answer = () => part().querySelector('output, [role=status]')?.textContent ?? null;

/** The message in place of a result; null where there is none. */
export const message = () => part().querySelector('[role=alert]')?.textContent ?? null;
