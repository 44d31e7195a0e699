import { countEggs, type EggSize } from '@gramwise/engine/calculators/eggs.ts';
import { SOURCES } from '@gramwise/engine/foods/sources.ts';
import type { Catalog } from '#catalogs/catalog.ts';
import type { Language } from '#catalogs/languages.ts';
import { formatNumber } from '#format/format.ts';
import { formatGrams } from '#format/weights.ts';
import { FigureSection } from '#tools/live/FigureSection.tsx';
import type { EggTable } from './eggForm.ts';
import { sizeName } from './eggText.ts';

interface Props {
  language: Language;
  messages: Catalog['eggs'];
  table: EggTable;
}

const RULES = [
  SOURCES.usda,
  {
    name: 'USDA AMS 56, Standards for Shell Eggs',
    url: 'https://docslib.org/doc/1058837/united-states-standards-grades-and-weight-classes-for-shell-eggs-were-removed-from-the-cfr-on-december-4-1995',
  },
  SOURCES.euEggs,
  { name: 'Canada A sizes, Egg Farmers of Nova Scotia', url: 'http://nseggs.ca/eggfacts.php?Egg-Quality-3' },
  {
    name: 'Australian Egg Corporation (Wikipedia)',
    url: 'https://en.wikipedia.org/wiki/Chicken_egg_sizes',
  },
  {
    name: 'Egg Producers Federation of New Zealand (Farmer Brown)',
    url: 'https://www.farmerbrown.co.nz/our-products/egg-grades',
  },
];

/** The sizes that cooks fill a cup with, in the second table. */
const CUP_SIZES = ['us-medium', 'us-large', 'us-extraLarge', 'eu-small', 'eu-medium', 'eu-large'];

/** Sizes by country, and how many eggs fill a cup. */
export function EggFigures({ language, messages, table: { sizes, parts } }: Props) {
  const text = messages.figures;
  const share = (size: EggSize, id: string) =>
    size.grams * (parts.find((part) => part.id === id)?.share ?? 0);
  const shell = (grams: number) => formatNumber(language, grams, 0, 1);
  const limits = ({ from, below, open }: EggSize) => {
    if (open === 'from') return `<\u00a0${shell(below)}\u00a0g`;
    return open === 'below' ? `≥\u00a0${shell(from)}\u00a0g` : `${shell(from)}–${shell(below)}\u00a0g`;
  };
  const cup = (size: EggSize) =>
    parts.map((part) => {
      const counted = countEggs(part.gramsPerCup, size, part);
      return counted.ok ? formatNumber(language, counted.value.count, 0, 1) : '';
    });
  const named = (size: EggSize) =>
    `${messages.short[size.country as keyof typeof messages.short]} ${sizeName(messages, size)}`;
  return (
    <FigureSection
      language={language}
      id="egg-figures"
      text={text}
      tables={[
        {
          title: text.sizes,
          columns: [messages.size, text.shell, text.without, messages.parts.white, messages.parts.yolk],
          rows: sizes.map((size) => [
            named(size),
            limits(size),
            formatGrams(language, size.grams),
            formatGrams(language, share(size, 'white')),
            formatGrams(language, share(size, 'yolk')),
          ]),
        },
        {
          title: text.cup,
          columns: [messages.size, ...parts.map(({ id }) => messages.parts[id])],
          rows: sizes.filter(({ id }) => CUP_SIZES.includes(id)).map((size) => [named(size), ...cup(size)]),
        },
      ]}
      beside
      sources={RULES}
    />
  );
}
