import { BRINE_METHODS } from '@gramwise/engine/calculators/brineMethods.ts';
import type { SaltKind } from '@gramwise/engine/calculators/saltKinds.ts';
import { SOURCES } from '@gramwise/engine/foods/sources.ts';
import { UNITS } from '@gramwise/engine/units/units.ts';
import type { Catalog } from '#catalogs/catalog.ts';
import type { Language } from '#catalogs/languages.ts';
import { formatNumber } from '#format/format.ts';
import { formatGrams } from '#format/weights.ts';
import { InMeasures } from '#tools/inKitchens/InMeasures.tsx';
import { FigureSection } from '#tools/live/FigureSection.tsx';
import { rangeText, saltName } from './brineText.ts';

interface Props {
  language: Language;
  messages: Catalog['brine'];
  kinds: readonly SaltKind[];
}

const PUBLISHED = [
  {
    name: 'National Center for Home Food Preservation, Fermenting',
    url: 'https://nchfp.uga.edu/how/ferment',
  },
  {
    name: 'USDA Complete Guide to Home Canning (University of Kentucky, FCS3-330)',
    url: 'https://docslib.org/doc/4377624/preparing-canning-fermented-foods-pickled',
  },
  {
    name: 'UCCE Master Food Preservers, Sauerkraut (2020)',
    url: 'https://www.scribd.com/document/623799941/pickling-guide',
  },
  {
    name: 'University of Wisconsin-Madison Extension, Brining safely',
    url: 'https://winnebago.extension.wisc.edu/2018/11/20/brining-safely-will-bring-tender-flavorful-meat-to-the-thanksgiving-table/',
  },
  {
    name: 'NC State, Pickling and fermenting',
    url: 'https://vdocument.in/pickling-and-fermenting-ncsu.html',
  },
  SOURCES.usda,
  SOURCES.kingArthur,
  SOURCES.morton,
];

/** The tested amounts of each method, and what spoons of each salt weigh. */
export const BrineFigures = (props: Props) => (
  <InMeasures language={props.language}>
    {(customary) => <Figures {...props} customary={customary} />}
  </InMeasures>
);

function Figures({ language, messages, kinds, customary }: Props & { customary: boolean }) {
  const text = messages.figures;
  const weight = customary ? UNITS.pounds.size : 1000;
  const percent = (value: number) => formatNumber(language, value, 0, 2);
  const range = (min: number, max: number) =>
    rangeText(language, { least: (weight * min) / 100, most: (weight * max) / 100 });
  const [tablespoon, teaspoon] = customary
    ? [UNITS.tablespoons.size, UNITS.teaspoons.size]
    : [UNITS.metric_tablespoon.size, UNITS.metric_teaspoon.size];
  const spoon = (gramsPerMl: number | null, size: number) =>
    gramsPerMl === null ? text.weigh : formatGrams(language, gramsPerMl * size);
  return (
    <FigureSection
      language={language}
      id="brine-figures"
      text={text}
      tables={[
        {
          title: customary ? text.perPound : text.perKilogram,
          columns: [messages.method, text.percent, text.salt, text.authority],
          rows: BRINE_METHODS.map(({ id, min, max }): [string, string, string, string] => [
            messages.methods[id].name,
            `${percent(min)}–${percent(max)}`,
            range(min, max),
            messages.methods[id].authority,
          ]),
        },
        {
          title: text.spoons,
          columns: [messages.salt, text.tablespoon, text.teaspoon],
          rows: kinds.map((kind): [string, string, string] => [
            saltName(messages, kind),
            spoon(kind.gramsPerMl, tablespoon),
            spoon(kind.gramsPerMl, teaspoon),
          ]),
        },
      ]}
      sources={PUBLISHED}
    />
  );
}
