import { boilingPoint } from '@gramwise/engine/calculators/boilingPoint.ts';
import {
  MAX_FRIES_CELSIUS,
  SAFE_TEMPERATURES,
  STRICTER_TEMPERATURE,
} from '@gramwise/engine/calculators/safeTemperatures.ts';
import { convertLength } from '@gramwise/engine/units/lengths.ts';
import type { Catalog } from '#catalogs/catalog.ts';
import type { Language } from '#catalogs/languages.ts';
import { bothScales } from '#format/degrees.ts';
import { formatNumber } from '#format/format.ts';
import { InMeasures } from '#tools/inKitchens/InMeasures.tsx';
import { FigureSection } from '#tools/live/FigureSection.tsx';
import { jamSets } from './sugarText.ts';

interface Props {
  language: Language;
  messages: Catalog['sugarStages'];
  /** The foods of the chart of safe temperatures. */
  foods: Catalog['cookingTime']['table']['foods'];
}

/** Meters and feet of the second table. */
const ALTITUDES = {
  m: [0, 500, 1000, 1500, 2000, 2500, 3000, 3600],
  ft: [0, 1000, 2000, 3000, 5000, 7500, 10_000],
};

const PUBLISHED = [
  {
    name: 'Harold McGee, On Food and Cooking (2004), The stages of sugar cooking',
    url: 'https://www.curiouscook.com',
  },
  {
    name: 'Colorado State University Extension, Candy Making at High Elevation',
    url: 'https://foodsmartcolorado.colostate.edu/recipes/cooking-and-baking/candy-making-at-high-elevation/',
  },
  {
    name: 'Domino Sugar, How to Tell When the Jam and Jellies are Done',
    url: 'https://www.dominosugar.com/baking-tips-how-tos/how-to-can-fruit/how-to-tell-when-the-jam-and-jellies-are-done',
  },
  { name: 'U.S. Standard Atmosphere, 1976', url: 'https://ntrs.nasa.gov/citations/19770009539' },
  {
    name: 'USDA FSIS, Safe Minimum Internal Temperature Chart',
    url: 'https://www.fsis.usda.gov/food-safety/safe-food-handling-and-preparation/food-safety-basics/safe-temperature-chart',
  },
  {
    name: 'UK Food Standards Agency, Cooking your food',
    url: 'https://www.food.gov.uk/safety-hygiene/cooking-your-food',
  },
  {
    name: 'BfR, Küchenhygiene (VKK)',
    url: 'https://vkk-ev.de/news/2021-09-14-k%C3%BCchenhygiene',
  },
  {
    name: 'Anses, Hygiène domestique, 2013 (A. Amgar)',
    url: 'https://leblogaa.blogspot.com/search/label/steak%20hach%C3%A9',
  },
  {
    name: 'AESAN, Revista del Comité Científico 33, 2021 (ELIKA)',
    url: 'https://seguridadalimentaria.elika.eus/combinaciones-tiempo-temperatura-para-el-cocinado-seguro-de-los-alimentos/',
  },
  { name: 'Regulation (EU) 2017/2158', url: 'https://www.legislation.gov.uk/eur/2017/2158/annex/II/part/A' },
];

/** Thermometer readings for other foods, by the authority that gives them, and where water boils. */
export const ThermometerFigures = (props: Props) => (
  <InMeasures language={props.language}>
    {(customary) => <Figures {...props} customary={customary} />}
  </InMeasures>
);

function Figures({ language, messages, foods, customary }: Props & { customary: boolean }) {
  const text = messages.thermometer;
  const first = customary ? 'fahrenheit' : 'celsius';
  const both = (fahrenheit: number, celsius: number) =>
    customary ? `${fahrenheit}\u00a0°F (${celsius}\u00a0°C)` : `${celsius}\u00a0°C (${fahrenheit}\u00a0°F)`;
  const { celsius, fahrenheit } = STRICTER_TEMPERATURE;
  const unit = customary ? 'ft' : 'm';
  return (
    <FigureSection
      language={language}
      id="thermometer"
      text={text}
      tables={[
        {
          title: text.inside,
          columns: [text.food, text.lowest, text.authority],
          rows: [
            ...SAFE_TEMPERATURES.map((row): [string, string, string] => [
              foods[row.id],
              both(row.fahrenheit, row.celsius),
              row.restMinutes > 0 ? text.fsisRest : 'USDA FSIS',
            ]),
            [text.anyFood, both(fahrenheit, celsius), text.stricter],
            [text.fries, both(347, MAX_FRIES_CELSIUS), text.friesBy],
          ],
        },
        {
          title: text.boiling,
          columns: [messages.altitude, messages.boils, messages.jam],
          rows: ALTITUDES[unit].map((height): [string, string, string] => {
            const boils = boilingPoint(unit === 'ft' ? convertLength(height, 'ft', 'm') : height);
            return [
              `${formatNumber(language, height, 0)}\u00a0${unit}`,
              boils.ok ? bothScales(language, [boils.value], first) : '',
              boils.ok ? bothScales(language, jamSets(boils.value), first) : '',
            ];
          }),
        },
      ]}
      sources={PUBLISHED}
    />
  );
}
