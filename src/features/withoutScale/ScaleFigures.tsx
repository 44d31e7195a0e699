import type { MeasuredFood, MeasuredList } from '@gramwise/engine/foods/listedFood.ts';
import { shownGrams } from '@gramwise/engine/rounding/metric.ts';
import { type Vessel, vesselsOf } from '@gramwise/engine/vessels/countedVessels.ts';
import { householdMeasure, isHouseholdId } from '@gramwise/engine/vessels/householdMeasures.ts';
import { HOUSEHOLD_SOURCES } from '@gramwise/engine/vessels/householdSources.ts';
import type { Catalog } from '#catalogs/catalog.ts';
import { LANGUAGES, type Language } from '#catalogs/languages.ts';
import { formatGramsRange } from '#format/weights.ts';
import { FigureSection } from '#tools/live/FigureSection.tsx';
import { densityOf } from './scaleForm.ts';
import { sizeText } from './scaleText.ts';

interface Props {
  language: Language;
  messages: Catalog['withoutScale'];
  foods: MeasuredList;
}

/** More columns do not fit beside the names. */
const MAX_COLUMNS = 4;

/** The vessels that most food is measured with: two that hold much, and the spoons. */
function columnsOf(vessels: readonly Vessel[]): readonly Vessel[] {
  const large = vessels.filter(({ id }) => id !== 'tablespoon' && id !== 'teaspoon' && id !== 'ladle');
  const spoons = vessels.filter(({ id }) => id === 'tablespoon' || id === 'teaspoon');
  const first = large.filter(({ id }) => id === 'waterGlass' || id === 'yogurtPot');
  const chosen = first.length > 0 ? first : large;
  return [...chosen.slice(0, MAX_COLUMNS - spoons.length), ...spoons];
}

/** Grams of everyday foods in the vessels of the country, and what each vessel holds, with its source. */
export function ScaleFigures({ language, messages, foods }: Props) {
  const text = messages.figures;
  const { kitchen } = LANGUAGES[language];
  const vessels = vesselsOf(kitchen);
  const columns = columnsOf(vessels);
  const grams = (food: MeasuredFood, vessel: Vessel) => {
    const { low, high } = densityOf(food, '');
    return formatGramsRange(language, shownGrams(vessel.low * low), shownGrams(vessel.high * high));
  };
  const sourceOf = ({ id }: Vessel) => {
    const row = isHouseholdId(id) ? householdMeasure(id, kitchen) : null;
    return row && HOUSEHOLD_SOURCES[row.source];
  };
  const sources = [...new Set(vessels.flatMap((vessel) => sourceOf(vessel) ?? []))];
  return (
    <FigureSection
      language={language}
      id="without-scale-figures"
      text={text}
      tables={[
        {
          title: text.weights,
          columns: [text.food, ...columns.map(({ id }) => messages.vessels[id].one)],
          rows: foods.map((food): [string, ...string[]] => [
            food.name,
            ...columns.map((vessel) => grams(food, vessel)),
          ]),
        },
        {
          title: text.sizes,
          columns: [text.vessel, text.holds, text.by],
          rows: vessels.map((vessel): [string, string, string] => [
            messages.vessels[vessel.id].one,
            sizeText(language, vessel),
            sourceOf(vessel)?.name ?? text.defined,
          ]),
        },
      ]}
      sources={sources}
    />
  );
}
