import { convertYeast, YEAST_KINDS } from '@gramwise/engine/calculators/yeast.ts';
import type { YeastMeasure } from '@gramwise/engine/calculators/yeastMeasures.ts';
import { SOURCES } from '@gramwise/engine/foods/sources.ts';
import type { Catalog } from '#catalogs/catalog.ts';
import type { Language } from '#catalogs/languages.ts';
import { formatGrams } from '#format/weights.ts';
import { FigureSection } from '#tools/live/FigureSection.tsx';
import { everyKind } from './yeastText.ts';

interface Props {
  language: Language;
  messages: Catalog['yeast'];
  measures: readonly YeastMeasure[];
}

/** Fresh yeast in grams of the first table: parts of a cube, and the cubes of each country. */
const FRESH_GRAMS = [5, 10, 15, 20, 21, 25, 42, 50];

const MAKERS = [
  SOURCES.redStar,
  SOURCES.kingArthur,
  SOURCES.oetker,
  SOURCES.levital,
  SOURCES.meinado,
  SOURCES.odelices,
];
const RATIO = {
  name: 'ckbk, Yeast conversions: fresh to dry',
  url: 'https://app.ckbk.com/section/brea32715b01s007ss002/yeast-conversions-fresh-to-dry',
};

/** Yeast by weight and by packet, as tables. */
export function YeastFigures({ language, messages, measures }: Props) {
  const packs = measures.filter(({ unit }) => unit === 'cube' || unit === 'packet');
  const cells = (grams: number, kind: YeastMeasure['kind']) =>
    YEAST_KINDS.map((to) => {
      const converted = convertYeast(grams, kind, to);
      return converted.ok ? formatGrams(language, converted.value) : '';
    });
  const text = messages.figures;
  return (
    <FigureSection
      language={language}
      id="yeast-figures"
      text={text}
      tables={[
        {
          title: text.byWeight,
          columns: YEAST_KINDS.map((kind) => messages.kinds[kind]),
          rows: FRESH_GRAMS.map((grams) => {
            const [first, ...others] = everyKind(language, messages, { from: 'fresh', grams, measures });
            return [first?.value ?? '', ...others.map(({ value }) => value)];
          }),
        },
        {
          title: text.byPack,
          columns: [text.pack, ...YEAST_KINDS.map((kind) => messages.kinds[kind])],
          rows: packs.map(({ id, grams, kind }) => [
            `1\u00a0${messages.packs[id as keyof typeof messages.packs]}`,
            ...cells(grams, kind),
          ]),
        },
      ]}
      sources={[RATIO, ...MAKERS]}
    />
  );
}
