import { within } from '@testing-library/react';

/** The open tab's panel, or the whole page if there are no tabs. */
export function part(): HTMLElement {
  const tab = document.querySelector('[role=tab][aria-selected=true]');
  return document.getElementById(tab?.getAttribute('aria-controls') ?? '') ?? document.body;
}

/** The field with this label in the open tab. */
export const field = (label: string | RegExp) => within(part()).getByLabelText<HTMLInputElement>(label);

export const button = (name: string | RegExp) =>
  within(part()).getByRole<HTMLButtonElement>('button', { name, hidden: true });

export const tab = (name: string) => within(document.body).getByRole('tab', { name, hidden: true });

/** The open tab's name. */
export const chosenTab = () => document.querySelector('[role=tab][aria-selected=true]')?.textContent ?? null;

/** The result as announced to screen readers. */
export const answer = () =>
  (part().querySelector('output') ?? part().querySelector('[role=status]'))?.textContent ?? null;

/** The error shown instead of a result, or null. */
export const message = () => part().querySelector('[role=alert]')?.textContent ?? null;
