import { type FocusEvent, type KeyboardEvent, type RefObject, useEffect, useRef } from 'react';

/** Where a key leads in a list of `count` controls; null for other keys. */
function nextPlace(key: string, at: number, count: number): number | null {
  if (key === 'ArrowDown') return Math.min(at + 1, count - 1);
  if (key === 'ArrowUp') return Math.max(at - 1, 0);
  if (key === 'Home') return 0;
  return key === 'End' ? count - 1 : null;
}

interface RovingFocus {
  ref: RefObject<HTMLUListElement | null>;
  onKeyDown: (event: KeyboardEvent) => void;
  onFocus: (event: FocusEvent) => void;
}

/**
 * Makes the controls of a list that match a selector one Tab stop: Tab enters the list at the last one used, the first
 * one at first; arrow keys, Home and End move inside (the roving tabindex of the ARIA practices guide).
 */
export function useRovingFocus(selector: string): RovingFocus {
  const ref = useRef<HTMLUListElement>(null);
  const controls = () => [...(ref.current?.querySelectorAll<HTMLElement>(selector) ?? [])];
  const choose = (chosen: Element | undefined) => {
    for (const control of controls()) control.tabIndex = control === chosen ? 0 : -1;
  };
  // After every render, because lines come and go.
  useEffect(() => {
    const all = controls();
    choose(all.find(({ tabIndex, dataset }) => tabIndex === 0 && 'entered' in dataset) ?? all[0]);
  });
  return {
    ref,
    onKeyDown(event) {
      const all = controls();
      const at = all.indexOf(event.target as HTMLElement);
      const next = at < 0 ? null : nextPlace(event.key, at, all.length);
      if (next === null) return;
      event.preventDefault();
      all[next]?.focus();
    },
    onFocus({ target }) {
      const all = controls();
      if (!all.includes(target as HTMLElement)) return;
      for (const control of all) delete control.dataset['entered'];
      (target as HTMLElement).dataset['entered'] = '';
      choose(target);
    },
  };
}
