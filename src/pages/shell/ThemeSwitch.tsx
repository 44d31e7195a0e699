import { useEffect, useState } from 'react';
import type { Catalog } from '#i18n/catalog.ts';
import buttons from '#ui/button/button.module.css';
import { recall, store } from '#ui/hydration/storage.ts';
import { Icon } from '#ui/icon/Icon.tsx';

type Theme = 'light' | 'dark';

/** The colours in force: the visitor's choice, else the system's. */
function themeInForce(): Theme {
  const chosen = document.documentElement.dataset['theme'];
  if (chosen === 'light' || chosen === 'dark') return chosen;
  return window.matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
}

/** What was chosen in another tab, or after a page that the browser kept to go back to. */
function obeyStored() {
  const kept = recall('theme');
  if (kept === 'light' || kept === 'dark') document.documentElement.dataset['theme'] = kept;
}

/** Light or dark; follows the system until somebody presses it, here or on the other switch of the page. */
export function ThemeSwitch({ words }: { words: Catalog['shell']['theme'] }) {
  const [theme, setTheme] = useState<Theme>('light');

  useEffect(() => {
    const follow = () => setTheme(themeInForce());
    follow();
    const system = window.matchMedia('(prefers-color-scheme: dark)');
    system.addEventListener('change', follow);
    const chosen = new MutationObserver(follow);
    chosen.observe(document.documentElement, { attributeFilter: ['data-theme'] });
    window.addEventListener('storage', obeyStored);
    window.addEventListener('pageshow', obeyStored);
    return () => {
      window.removeEventListener('storage', obeyStored);
      window.removeEventListener('pageshow', obeyStored);
      system.removeEventListener('change', follow);
      chosen.disconnect();
    };
  }, []);

  const toggle = () => {
    const next = themeInForce() === 'dark' ? 'light' : 'dark';
    document.documentElement.dataset['theme'] = next;
    store('theme', next);
  };

  return (
    <button
      type="button"
      className={buttons.icon}
      aria-label={theme === 'dark' ? words.toLight : words.toDark}
      onClick={toggle}
    >
      <Icon name={theme === 'dark' ? 'sun' : 'moon'} />
    </button>
  );
}
