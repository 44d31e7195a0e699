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

type CardId = keyof typeof CARDS;

/** The cards with these names, ready to be shown. */
export function toolCards<Name extends CardId>(
  words: Readonly<Record<Name, Pick<LinkCard, 'title' | 'text'>>>,
  ...names: readonly Name[]
): LinkCard[] {
  return names.map((name) => {
    const { to, icon } = CARDS[name];
    const { title, text } = words[name];
    return { to, icon, title, text };
  });
}
