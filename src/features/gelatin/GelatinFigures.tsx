import {
  convertGelatin,
  type GelatinMeasure,
  SHEET_GRADES,
  SHEETS,
} from '@gramwise/engine/calculators/gelatin.ts';
import { SOURCES } from '@gramwise/engine/foods/sources.ts';
import type { Catalog } from '#catalogs/catalog.ts';
import type { Language } from '#catalogs/languages.ts';
import { formatGrams } from '#format/weights.ts';
import { FigureSection } from '#tools/live/FigureSection.tsx';

interface Props {
  language: Language;
  messages: Catalog['gelatin'];
  measures: readonly GelatinMeasure[];
}

const PUBLISHED = [
  {
    name: 'Martin Lersch, Texture (Spycook)',
    url: 'http://spycook.blogspot.com/2012/02/gelatin-conversion-factors.html',
  },
  {
    name: 'The Hunter’s Pantry, All about gelatine',
    url: 'https://thehunterspantry.au/blogs/recipes/all-about-gelatine',
  },
  {
    name: 'Savour School, Gelatine facts (2019)',
    url: 'https://www.scribd.com/document/814226642/GELATINE-FACTS',
  },
  {
    name: 'Dr. Oetker Austria, Gelatine',
    url: 'https://oetker.at/inspiration/tipps-tricks/t/gelatine-verarbeiten',
  },
  {
    name: 'Ward and Courts, The Science and Technology of Gelatin, 1977, p. 509 (alt-photo-process)',
    url: 'http://altphotolist.org/lists/alt-photo-process/1999/alt99b/1201.html',
  },
  SOURCES.usda,
  { name: 'No Bad Food, Agar Agar', url: 'https://nobadfood.com/recipes/2019/11/3/agar-agar' },
  {
    name: 'Cape Crystal Brands, Agar for gelatin',
    url: 'https://www.capecrystalbrands.com/pages/faq-how-do-i-substitute-agar-powder-for-gelatin-ratio-usage-guide',
  },
];

/** Leaves of the second table. */
const LEAVES = [1, 2, 3, 4, 6, 8, 10, 12];
const TARGETS = ['powder-200', 'powder-225', 'powder-250', 'agar'] as const;

/** Grades of leaves, and leaves by weight. */
export function GelatinFigures({ language, messages, measures }: Props) {
  const text = messages.figures;
  const find = (id: string) => measures.find((measure) => measure.id === id);
  const gold = find('sheet-gold');
  const gramsOf = (leaves: number, id: string) => {
    const to = find(id);
    const grams = gold && to && convertGelatin(leaves, gold, to);
    return grams?.ok ? formatGrams(language, grams.value) : '';
  };
  return (
    <FigureSection
      language={language}
      id="gelatin-figures"
      text={text}
      tables={[
        {
          title: text.grades,
          columns: [text.grade, text.bloom, text.leaf, text.sixLeaves],
          rows: SHEET_GRADES.map((grade) => [
            messages.measures[`sheet-${grade}`],
            SHEETS[grade].bloom,
            formatGrams(language, SHEETS[grade].grams),
            formatGrams(language, 6 * SHEETS[grade].grams),
          ]),
        },
        {
          title: text.byLeaves,
          columns: [messages.kinds.sheet, ...TARGETS.map((id) => text.short[id])],
          rows: LEAVES.map((leaves) => [String(leaves), ...TARGETS.map((id) => gramsOf(leaves, id))]),
        },
      ]}
      sources={PUBLISHED}
    />
  );
}
