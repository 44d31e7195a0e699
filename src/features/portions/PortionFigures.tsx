import { DISHES, type Dish } from '@gramwise/engine/calculators/portions/portionFood.ts';
import { portionIn } from '@gramwise/engine/calculators/portions/portions.ts';
import {
  dishesOf,
  PORTION_FOOD_IDS,
  type PortionFoodId,
  portionFood,
} from '@gramwise/engine/calculators/portions/portionTable.ts';
import { SOURCES } from '@gramwise/engine/foods/sources.ts';
import type { CountryId } from '@gramwise/engine/kitchens/kitchens.ts';
import type { Catalog } from '#catalogs/catalog.ts';
import { LANGUAGES, type Language } from '#catalogs/languages.ts';
import { FigureSection } from '#tools/live/FigureSection.tsx';
import { amountText } from '#tools/portions/portionText.ts';
import { PORTION_SOURCES } from './portionSources.ts';
import { type CountryNames, countriesWithPortions } from './portionsText.ts';

interface Props {
  language: Language;
  messages: Catalog['portions'];
  countries: CountryNames;
}

/** Foods that every country asks about, with the dish they are asked about as. */
const COMPARED: readonly (readonly [PortionFoodId, Dish])[] = [
  ['pasta', 'main'],
  ['rice', 'main'],
  ['potatoes', 'side'],
  ['meat', 'main'],
  ['fish', 'main'],
];

const NONE = '–';

/** Portions of an adult, in the language's country and in the others, with their sources. */
export function PortionFigures({ language, messages, countries }: Props) {
  const text = messages.figures;
  const { kitchen } = LANGUAGES[language];
  const shown = (food: PortionFoodId, country: CountryId, dish: Dish) => {
    const found = dishesOf(food).includes(dish) ? portionIn(food, { country, dish }) : null;
    return (
      found && { ...found, text: amountText(language, portionFood(food).unit, [found.least, found.most]) }
    );
  };
  const served = (food: PortionFoodId) => {
    const change = portionFood(food).served;
    return change ? amountText(language, 'g', [100 * change.share]) : NONE;
  };
  const own = (food: PortionFoodId, country: CountryId, dish: Dish) => {
    const found = shown(food, country, dish);
    return found?.country === country ? found.text : NONE;
  };
  return (
    <FigureSection
      language={language}
      id="portions-figures"
      text={text}
      tables={[
        {
          title: text.perAdult,
          columns: [
            messages.food,
            ...DISHES.map((dish) => messages.dishes[dish]),
            text.become,
            messages.from,
          ],
          rows: PORTION_FOOD_IDS.map((food): [string, ...string[]] => {
            const found = DISHES.map((dish) => shown(food, kitchen, dish));
            const from = [...new Set(found.flatMap((row) => (row ? [countries[row.country]] : [])))];
            return [
              messages.foods[food],
              ...found.map((row) => row?.text ?? NONE),
              served(food),
              from.join(', '),
            ];
          }),
        },
        {
          title: text.byCountry,
          columns: [
            messages.country,
            ...COMPARED.map(([food, dish]) => `${messages.foods[food]} (${messages.dishes[dish]})`),
          ],
          rows: countriesWithPortions(language).map((country): [string, ...string[]] => [
            countries[country],
            ...COMPARED.map(([food, dish]) => own(food, country, dish)),
          ]),
        },
      ]}
      sources={[...Object.values(PORTION_SOURCES), SOURCES.usda, YIELDS]}
    />
  );
}

const YIELDS = {
  name: 'National Turkey Federation, yields by USDA’s Food Buying Guide',
  url: 'http://eatturkey.com/foodsrv/manual/purch6',
};
