import { readLocal, writeLocal } from '#browser/storage.ts';

const root = document.documentElement;
const system = () => window.matchMedia('(prefers-color-scheme: dark)');

/** Whether the theme is dark: the visitor's choice, or else the system's. */
const isDark = () => (root.dataset['theme'] ?? (system().matches ? 'dark' : 'light')) === 'dark';

/** Wires up and labels the theme buttons. The theme follows the system until one is pressed. */
export function startTheme(): void {
  const buttons = document.querySelectorAll<HTMLElement>('[data-theme-button]');
  const label = () => {
    const name = isDark() ? 'toLight' : 'toDark';
    for (const button of buttons) button.setAttribute('aria-label', button.dataset[name] ?? '');
  };
  /** Applies a choice made in another tab, or on another page before this one was restored from the cache. */
  const applyStored = () => {
    const stored = readLocal('theme');
    if (stored === 'light' || stored === 'dark') root.dataset['theme'] = stored;
    label();
  };
  for (const button of buttons) {
    button.addEventListener('click', () => {
      const next = isDark() ? 'light' : 'dark';
      root.dataset['theme'] = next;
      writeLocal('theme', next);
      label();
    });
  }
  label();
  system().addEventListener('change', label);
  window.addEventListener('storage', applyStored);
  window.addEventListener('pageshow', applyStored);
}
