import { recall, store } from '#browser/storage.ts';

type Theme = 'light' | 'dark';

const root = document.documentElement;
const system = () => window.matchMedia('(prefers-color-scheme: dark)');

/** The theme in force: the visitor's choice, else the system's. */
function currentTheme(): Theme {
  const chosen = root.dataset['theme'];
  if (chosen === 'light' || chosen === 'dark') return chosen;
  return system().matches ? 'dark' : 'light';
}

/** Gives the theme buttons their action and name. The theme follows the system until a visitor presses one. */
export function startTheme(): void {
  const buttons = document.querySelectorAll<HTMLElement>('[data-theme-button]');
  const label = () => {
    const name = currentTheme() === 'dark' ? 'toLight' : 'toDark';
    for (const button of buttons) button.setAttribute('aria-label', button.dataset[name] ?? '');
  };
  /** A choice made in another tab, or on another page before the browser showed this one again. */
  const applyStored = () => {
    const kept = recall('theme');
    if (kept === 'light' || kept === 'dark') root.dataset['theme'] = kept;
    label();
  };
  for (const button of buttons) {
    button.addEventListener('click', () => {
      const next = currentTheme() === 'dark' ? 'light' : 'dark';
      root.dataset['theme'] = next;
      store('theme', next);
      label();
    });
  }
  label();
  system().addEventListener('change', label);
  window.addEventListener('storage', applyStored);
  window.addEventListener('pageshow', applyStored);
}
