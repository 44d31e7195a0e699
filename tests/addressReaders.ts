import { ageOn } from '@gramwise/engine/calculators/ageOn.ts';
import { bodyMassIndex } from '@gramwise/engine/calculators/bodyMassIndex.ts';
import { parseIsoDate } from '@gramwise/engine/calculators/calendar.ts';
import { scaleAmount } from '@gramwise/engine/calculators/scale.ts';
import { allFoods } from '@gramwise/engine/foods/listFoods.ts';
import { kitchenIn, unchosenKitchen } from '@gramwise/engine/kitchens/kitchen.ts';
import { swapFactor } from '@gramwise/engine/pans/swap.ts';
import { parseQuantity } from '@gramwise/engine/quantity/parse.ts';
import { PACKS } from '@gramwise/engine/tests/packs.ts';
import { foodFinder } from '@gramwise/engine/text/convert/foodFinder.ts';
import { readRecipe } from '@gramwise/engine/text/recipe/readRecipe.ts';
import { convertLength } from '@gramwise/engine/units/lengths.ts';
import {
  convertMultiVolume,
  type MultiVolumeUnitId,
} from '@gramwise/engine/units/specification/multiCalculator.ts';
import { convertSpanish } from '@gramwise/engine/units/specification/spanishConverter.ts';
import { recipeFromFiles } from '#content/recipes/files.ts';
import { readAsked, writeAsked } from '#features/ask/askedAddress.ts';
import * as blog from '#features/blog/postFilter.ts';
import {
  DEFAULT_CONVERSION,
  outcomeOf,
  readConversion,
  writeConversion,
} from '#features/converter/conversion.ts';
import { readStep, writeStep } from '#features/cook/stepAddress.ts';
import { estimateOf } from '#features/cookingTime/cookingTimeForm.ts';
import { framePath } from '#features/embed/embedCode.ts';
import { readEmbed, writeEmbed } from '#features/embed/embedSettings.ts';
import { fitted } from '#features/kitchenSheet/fit.ts';
import { linesOf } from '#features/kitchenSheet/lines.ts';
import { readSheet, writeSheet } from '#features/kitchenSheet/sheet.ts';
import { shelfLifeOf } from '#features/leftovers/shelfLife.ts';
import * as oven from '#features/oven/ovenSetting.ts';
import { panOf, readSwap, writeSwap } from '#features/pans/swapForm.ts';
import { planOf } from '#features/party/partyFields.ts';
import * as kitchen from '#features/recipe/recipeSettings.ts';
import { shownRecipe } from '#features/recipe/text/recipeText.ts';
import { viewIn } from '#features/recipe/text/textView.ts';
import * as recipes from '#features/recipeIndex/recipeFilter.ts';
import { convertRecipe } from '#features/recipeReader/convertRecipe.ts';
import { readerLanguages } from '#features/recipeReader/readerLanguages.ts';
import { readSettings, writeSettings } from '#features/recipeReader/readerSettings.ts';
import { SPANISH_FORMS } from '#features/spanish/spanishForms.ts';
import { cookingForms } from '#pages/_cooking/cookingForms.ts';
import { LENGTH_FORMS } from '#pages/_length/lengthForms.ts';
import { MULTI_FORMS } from '#pages/_multi/multiForms.ts';
import { recipeProps } from '#pages/_recipe/recipeProps.ts';
import { DRAFTS } from '#tests/addresses.ts';
import { shownFor } from '#tests/askShown.ts';
import { leaked } from '#tests/calm.ts';
import { findById } from '#ui/foodField/foodOptions.ts';
import { type Filled, type Forms, type FormsConfig, readForms, writeForms } from '#ui/tool/forms.ts';
import { measureReaderIn } from './measureReader.ts';

const FOODS = allFoods('en');
const FOOD_OF = foodFinder(PACKS.en.line, FOODS);
const TODAY = { year: 2025, month: 5, day: 20 };

/** How a page handles a query: the state it reads, the result, and the query it writes. */
interface Reader {
  /** The component or hook that owns the state. */
  file: string;
  read: (query: string) => { state: unknown; answer: unknown; written: string };
}

function reader<State>(
  file: string,
  read: (query: string) => State,
  write: (state: State, query: string) => string,
  answer: (state: State, decimal: '.' | ',') => unknown = () => null,
): Reader {
  return {
    file: `src/${file}`,
    read: (query) => {
      const state = read(query);
      return { state, answer: [answer(state, '.'), answer(state, ',')], written: write(state, query) };
    },
  };
}

const forms = <F extends Forms>(
  file: string,
  config: FormsConfig<F>,
  answer: (submitted: Partial<Filled<F>>, number: (text: string) => number | null) => unknown,
) =>
  reader(
    file,
    (query) => readForms(query, config),
    (state, query) => writeForms(state, query, config),
    ({ submitted }, decimal) => answer(submitted, (text) => parseQuantity(text, decimal)),
  );

const converter = reader(
  'features/converter/useConverter.ts',
  (query) => readConversion(query, DEFAULT_CONVERSION),
  (state, query) => writeConversion(state, DEFAULT_CONVERSION, query),
  (state, decimal) =>
    outcomeOf({
      ...state,
      food: findById(FOODS, state.ingredient)?.food ?? null,
      amount: parseQuantity(state.amount, decimal),
    }),
);

const cooking = (id: string) => {
  const { recipe, pans, messages } = recipeProps('en', recipeFromFiles(id, 'en'));
  const scalable = { recipe, pans };
  return [
    reader(
      'features/recipe/useRecipeSettings.ts',
      (query) => kitchen.readRecipeSettings(query, scalable),
      (state, query) => kitchen.writeRecipeSettings(state, recipe, query),
      (state) => {
        const factor = kitchen.factorOf(state, scalable);
        const view = viewIn(unchosenKitchen('us'), state.view ?? undefined, factor);
        const shown = JSON.stringify(shownRecipe('en', messages.recipe.text, recipe, view));
        return leaked(shown) === null ? factor : Number.NaN;
      },
    ),
    reader('features/cook/useCookMode.ts', (query) => readStep(query, recipe.steps.length), writeStep),
  ];
};

/** What reads and writes each page's address. */
export const READERS: Readonly<Record<string, readonly Reader[]>> = {
  '/': [
    reader('features/ask/useAsk.ts', readAsked, writeAsked, shownFor),
    converter,
    reader('features/oven/Oven.tsx', oven.readSetting, oven.writeSetting, oven.answerOf),
  ],
  '/conversions/length': [
    forms('pages/_length/LengthTabs.tsx', LENGTH_FORMS, ({ converter: submitted }, number) =>
      submitted ? convertLength(number(submitted.value), submitted.from, submitted.to) : null,
    ),
    reader(
      'features/pans/PanSwap.tsx',
      (query) => readSwap(query, 'en'),
      (state, query) => writeSwap(state, query, 'en'),
      ({ recipe, mine, by, unit }, decimal) => {
        const measures = { unit, decimal, reader: measureReaderIn('en') };
        const pans = [panOf(recipe, measures), panOf(mine, measures)] as const;
        return pans[0] && pans[1] && [...pans, swapFactor(pans[0], pans[1], by)];
      },
    ),
  ],
  '/tools/multi-calculator': [
    forms('pages/_multi/MultiTabs.tsx', MULTI_FORMS, ({ volume, recipe, bmi, age }, number) => [
      volume &&
        convertMultiVolume(
          number(volume.value),
          volume.from as MultiVolumeUnitId,
          volume.to as MultiVolumeUnitId,
        ),
      recipe &&
        scaleAmount({
          original: number(recipe.original),
          desired: number(recipe.desired),
          amount: number(recipe.amount),
        }),
      bmi && bodyMassIndex(number(bmi.height), number(bmi.weight)),
      age && ageOn(parseIsoDate(age.birth), TODAY),
    ]),
  ],
  '/tools/convertidor': [
    forms('features/spanish/Spanish.tsx', SPANISH_FORMS, (submitted, number) =>
      (['peso', 'temperatura', 'volumen', 'longitud'] as const).map((kind) => {
        const form = submitted[kind];
        return form && convertSpanish(kind, number(form.value), form);
      }),
    ),
  ],
  '/tools/cool-cooking-calculators': [
    forms('pages/_cooking/CookingTabs.tsx', cookingForms('en'), (submitted) => [
      submitted.party && planOf(submitted.party, '.'),
      submitted['cooking-time'] &&
        estimateOf(submitted['cooking-time'], { decimal: ',', reader: measureReaderIn('en') }),
      submitted.leftovers && shelfLifeOf(submitted.leftovers, TODAY),
    ]),
  ],
  '/tools/recipe-converter': [
    reader(
      'features/recipeReader/useRecipeReader.ts',
      (query) => readSettings(query, DRAFTS['/tools/recipe-converter']),
      writeSettings,
      (state) => {
        const result = convertRecipe(
          {
            ...state,
            measures: state.measures ?? 'metric',
            tablespoon: 15,
            panArea: state.pan === null ? null : 500,
          },
          readRecipe(state.text, readerLanguages('en', state.language)),
          FOOD_OF,
        );
        return leaked(JSON.stringify(result).replaceAll('null', '')) === null ? result : Number.NaN;
      },
    ),
    reader('features/cook/useCookMode.ts', (query) => readStep(query, 1), writeStep),
  ],
  '/kitchen/sheet': [
    reader('features/kitchenSheet/useKitchenSheet.ts', readSheet, writeSheet, ({ foods, units, parts }) => {
      const known = { complete: true, find: (id: string) => findById(FOODS, id) };
      const lines = linesOf(foods, known, kitchenIn('us'));
      const rows = lines.map(({ name }) => ({ name, back: '' }));
      return [lines, fitted({ paper: 'a4', columns: units, rows, back: false, parts, scales: 4 })];
    }),
  ],
  '/embed': [
    reader('features/embed/EmbedMaker.tsx', readEmbed, writeEmbed, (settings) => {
      const path = framePath(settings, 'en');
      return URL.canParse(path, 'https://site.example') ? path : Number.NaN;
    }),
  ],
  '/recipes': [
    reader('features/recipeIndex/useRecipeIndex.ts', recipes.readRecipeFilter, recipes.writeRecipeFilter),
  ],
  '/recipes/chocolate-cake': cooking('chocolate-cake'),
  '/recipes/lemon-pickle': cooking('lemon-pickle'),
  '/blog': [reader('features/blog/postFinder.ts', blog.readPostFilter, blog.writePostFilter)],
  '/blog/posts/cups-to-grams-flour': [converter],
};
