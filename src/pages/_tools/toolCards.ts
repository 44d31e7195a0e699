import type { LinkTarget } from '#site/paths.ts';
import type { LinkCard } from '#ui/card/LinkCards.tsx';
import type { IconName } from '#ui/icon/Icon.tsx';

/** Targets of the cards below a tool; their text is in the tools' catalog. */
const CARDS = {
  length: { to: 'length', icon: 'ruler' },
  measure: { to: 'measure', icon: 'ruler' },
  temperature: { to: { page: 'home', hash: 'temperature' }, icon: 'heat' },
  weight: { to: { page: 'home', hash: 'weight' }, icon: 'scale' },
  multi: { to: 'multi', icon: 'cup' },
  cooking: { to: 'cooking', icon: 'people' },
  reader: { to: 'reader', icon: 'swap' },
  kitchen: { to: 'kitchen', icon: 'kitchen' },
  kitchenSheet: { to: 'kitchenSheet', icon: 'print' },
  developers: { to: 'developers', icon: 'link' },
  spanish: { to: 'spanish', icon: 'globe' },
} as const satisfies Record<string, { to: LinkTarget; icon: IconName }>;

type CardId = keyof typeof CARDS;

/** The cards with these ids, combining target and text. */
export function toolCards<Name extends CardId>(
  messages: Readonly<Record<Name, Pick<LinkCard, 'title' | 'text'>>>,
  ...names: readonly Name[]
): LinkCard[] {
  return names.map((name) => {
    const { to, icon } = CARDS[name];
    const { title, text } = messages[name];
    return { to, icon, title, text };
  });
}
