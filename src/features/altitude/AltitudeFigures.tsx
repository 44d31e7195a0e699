import { ALTITUDE_BANDS } from '@gramwise/engine/calculators/altitudeBaking.ts';
import { boilingPoint } from '@gramwise/engine/calculators/boilingPoint.ts';
import { convertLength } from '@gramwise/engine/units/lengths.ts';
import type { Catalog } from '#catalogs/catalog.ts';
import type { Language } from '#catalogs/languages.ts';
import { formatNumber } from '#format/format.ts';
import { InMeasures } from '#tools/inKitchens/InMeasures.tsx';
import { FigureSection } from '#tools/live/FigureSection.tsx';
import {
  AMOUNTS,
  type AmountName,
  adjustAmount,
  CAKES,
  type ChangedAmount,
  heightIn,
} from './altitudeForm.ts';
import { amountText, boilsText } from './altitudeText.ts';
import { placesIn } from './highPlaces.ts';

interface Props {
  language: Language;
  messages: Catalog['altitude'];
}

const PUBLISHED = [
  {
    name: 'University of Wyoming Extension, Baking altitude adjusters',
    url: 'http://www.uwyo.edu/foods/educational-resources/baking/altitude-adjusters/baking-altitude-adjusters-1.html',
  },
  {
    name: 'Sunset, Cakes that rise to the occasion',
    url: 'http://www.sunset.com/food-wine/entertaining/cakes-rise-to-occasion',
  },
  {
    name: 'Colorado State University, High altitude recipe modifications',
    url: 'https://publicrelations.colostate.edu/2002/12/12/avoid-holiday-baking-disasters-with-high-altitude-recipe-modifications/',
  },
  {
    name: 'New Mexico State University, Circular 293',
    url: 'https://docslib.org/doc/4683990/cake-and-mix-recipes-for-high-altitudes-in-new-mexico-circular-293-revised-by-carol-turner1',
  },
  {
    name: 'King Arthur Baking, High-Altitude Baking',
    url: 'http://sloum.colorfield.space/food/misc/altitude-baking.html',
  },
  { name: 'oChef, Baking at 7,000 Feet', url: 'http://www.ochef.com/426.htm' },
  {
    name: 'USDA FSIS, Cooking at High Altitude',
    url: 'http://www.fsis.usda.gov/News_&_Events/Script_cooking_high_altitude/index.asp',
  },
  {
    name: 'Colorado State University, Why elevation matters',
    url: 'https://apps.chhs.colostate.edu/preservesmart/pages/why-elevation-matters/',
  },
  { name: 'U.S. Standard Atmosphere, 1976', url: 'https://ntrs.nasa.gov/citations/19770009539' },
] as const;

/** The time is alike in each row that has a hotter oven. */
const COLUMNS = AMOUNTS.filter((name) => name !== 'minutes');

/** The chart for one cake, and towns with their altitudes. */
export const AltitudeFigures = (props: Props) => (
  <InMeasures language={props.language}>
    {(customary) => <Figures {...props} customary={customary} />}
  </InMeasures>
);

function Figures({ language, messages, customary }: Props & { customary: boolean }) {
  const text = messages.figures;
  const measures = customary ? 'us' : 'metric';
  const height = (meters: number) =>
    `${formatNumber(language, heightIn(meters, measures), 0)}\u00a0${customary ? 'ft' : 'm'}`;
  const cell = (amount: ChangedAmount) => amountText(language, messages, { amount, measures });
  const seaLevel = (name: AmountName): ChangedAmount => {
    const from = Number(CAKES[measures][name]);
    return { name, from, to: [from, from] };
  };
  return (
    <FigureSection
      language={language}
      id="altitude-figures"
      text={text}
      tables={[
        {
          title: text.cake,
          columns: [text.from, ...COLUMNS.map((name) => messages.amounts[name])],
          rows: [
            [text.seaLevel, ...COLUMNS.map((name) => cell(seaLevel(name)))],
            ...ALTITUDE_BANDS.map((band): [string, ...string[]] => [
              height(convertLength(band.feet, 'ft', 'm')),
              ...COLUMNS.map((name) =>
                cell(adjustAmount(name, Number(CAKES[measures][name]), { band, measures })),
              ),
            ]),
          ],
        },
        {
          title: text.towns,
          columns: [text.town, messages.altitude, messages.boils],
          rows: placesIn(language)
            .toSorted((a, b) => a.meters - b.meters)
            .map(({ id, meters }): [string, string, string] => {
              const boils = boilingPoint(meters);
              return [
                messages.towns[id],
                height(meters),
                boils.ok ? boilsText(language, boils.value, measures) : '',
              ];
            }),
        },
      ]}
      sources={PUBLISHED}
    />
  );
}
