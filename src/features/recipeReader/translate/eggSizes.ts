import { SIZED_EGGS } from '@gramwise/engine/kitchens/markets.ts';
import { parseForm } from './forms.ts';
import type { Item } from './item.ts';
import type { Target } from './target.ts';

/** The letters of EU egg sizes, by the English word. */
const EU_SIZES: Readonly<Partial<Record<string, string>>> = {
  small: 'S',
  medium: 'M',
  large: 'L',
  'extra large': 'XL',
};

/** The items with the sizes of eggs that mean others to the reader as whose they are: a US large egg is an EU M. */
export function withEggSizes(items: readonly Item[], { eggs }: Target): readonly Item[] {
  const isOther = (item: Item) => item.kind === 'food' && !SIZED_EGGS.some((egg) => egg === item.food);
  if (!eggs || !items.some(({ kind }) => kind === 'food') || items.some(isOther)) return items;
  return items.map((item) => {
    const said = item.kind === 'word' && item.word.kind === 'size' ? item.word.shown.en.text : '';
    const letter = EU_SIZES[said];
    if (item.kind !== 'word' || !letter) return item;
    const form = parseForm(`=${eggs} ${eggs === 'EU' ? letter : said}`);
    return {
      ...item,
      word: { ...item.word, kind: 'preparation', shown: { en: form, fr: form, de: form, es: form } },
    };
  });
}
