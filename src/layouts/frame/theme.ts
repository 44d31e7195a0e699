import { readLocal, writeLocal } from '#browser/storage.ts';

type Theme = 'light' | 'dark';

const root = document.documentElement;
const system = () => window.matchMedia('(prefers-color-scheme: dark)');

/** The current theme: the visitor's choice, or else the system's. */
function currentTheme(): Theme {
  const chosen = root.dataset['theme'];
  if (chosen === 'light' || chosen === 'dark') return chosen;
  return system().matches ? 'dark' : 'light';
}

/** Wires up and labels the theme buttons. The theme follows the system until one is pressed. */
export function startTheme(): void {
  const buttons = document.querySelectorAll<HTMLElement>('[data-theme-button]');
  const label = () => {
    const name = currentTheme() === 'dark' ? 'toLight' : 'toDark';
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
      const next = currentTheme() === 'dark' ? 'light' : 'dark';
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
