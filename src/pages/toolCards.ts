import type { Catalog } from '#i18n/catalog.ts';
import type { LinkCard } from '#ui/card/LinkCards.tsx';

/** Where the cards under a tool lead; their words are in the catalog of the tools. */
const CARDS = {
  length: { to: '/conversions/length', icon: 'ruler' },
  temperature: { to: '/#temperature', icon: 'heat' },
  weight: { to: '/#weight', icon: 'scale' },
  multi: { to: '/tools/multi-calculator', icon: 'cup' },
  cooking: { to: '/tools/cool-cooking-calculators', icon: 'people' },
  spanish: { to: '/tools/convertidor', icon: 'globe' },
} as const;

/** The cards with these names, ready to be shown. */
export function toolCards(
  words: Catalog['tool']['cards'],
  ...names: readonly (keyof typeof CARDS)[]
): LinkCard[] {
  return names.map((name) => ({ ...CARDS[name], ...words[name] }));
}
