interface ComboboxOption {
  id: string;
  name: string;
}

export interface ComboboxGroup {
  label: string;
  options: readonly ComboboxOption[];
}

/** Number of options that Page Up and Page Down move by, as in native selects. */
const OPTIONS_PER_PAGE = 10;

/** The option a key moves to from `active` among `count`; null for keys that do not move. Arrows wrap around. */
export function nextOption(key: string, active: number, count: number): number | null {
  if (count === 0) return null;
  switch (key) {
    case 'ArrowDown':
      return (active + 1) % count;
    case 'ArrowUp':
      return active <= 0 ? count - 1 : active - 1;
    case 'PageDown':
      return Math.min(active + OPTIONS_PER_PAGE, count - 1);
    case 'PageUp':
      return Math.max(active - OPTIONS_PER_PAGE, 0);
    default:
      return null;
  }
}
