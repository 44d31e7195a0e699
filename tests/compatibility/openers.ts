/**
 * What opens each tool's URL today: the state it reads, in the words of the tables, and the URL of that. A state
 * that gets another shape or more fields is put back into those words here, so that no row changes.
 */

import { kitchenFor } from '@gramwise/engine/kitchens/kitchen.ts';
import { LANGUAGES, type Language } from '#catalogs/languages.ts';
import { recipeFromFiles } from '#content/recipes/files.ts';
import { readAskedQuestion, writeAskedQuestion } from '#features/ask/askedQuestion.ts';
import { readPostFilter, writePostFilter } from '#features/blog/postFilter.ts';
import {
  type Conversion,
  DEFAULT_CONVERSION,
  readConversion,
  writeConversion,
} from '#features/converter/conversion.ts';
import { readStep, writeStep } from '#features/cook/stepParam.ts';
import { readEmbedSettings, writeEmbedSettings } from '#features/embed/embedSettings.ts';
import { readSheet, usualUnits, writeSheet } from '#features/kitchenSheet/sheet.ts';
import { readOvenSetting, startSetting, writeOvenSetting } from '#features/oven/ovenSetting.ts';
import { initialSwap, readSwap, writeSwap } from '#features/pans/swapForm.ts';
import { readRecipeSettings, scaleFactorOf, writeRecipeSettings } from '#features/recipe/recipeSettings.ts';
import { requiredQuantityOf } from '#features/recipe/scalable.ts';
import { readRecipeFilter, writeRecipeFilter } from '#features/recipeIndex/recipeFilter.ts';
import { readSettings, writeSettings } from '#features/recipeReader/reading/readerSettings.ts';
import { SPANISH_FORMS } from '#features/spanish/spanishForms.ts';
import { EMBED_SCRIPT } from '#layouts/embed/embedScript.ts';
import { cookingForms } from '#pages/_cooking/cookingForms.ts';
import { LENGTH_FORMS } from '#pages/_length/lengthForms.ts';
import { MULTI_FORMS } from '#pages/_multi/multiForms.ts';
import { recipeProps } from '#pages/_recipe/recipeProps.ts';
import { type Forms, type FormsConfig, readForms, writeForms } from '#tools/form/forms.ts';
import type { ToolName } from './urls.ts';

/** What a URL opens on a page in a language, and the URL that the tool then writes. */
type Opener = (query: string, language: Language) => { opens: object; written: string };

const forms =
  <F extends Forms>(configFor: (language: Language) => FormsConfig<F>): Opener =>
  (query, language) => {
    const config = configFor(language);
    const state = readForms(query, config);
    return {
      opens: { tab: state.tab, ...state.submitted[state.tab] },
      written: writeForms(state, '', config),
    };
  };

const converter =
  (preset: Conversion): Opener =>
  (query) => {
    const opens = readConversion(query, preset);
    return { opens, written: writeConversion(opens, preset) };
  };

/** Runs a frame's script in a page of stand-ins, and returns the look that it sets. */
function lookOf(query: string): { theme: string | null; accent: string | null } {
  const dataset: Record<string, string> = {};
  const colors = new Map<string, string>();
  const root = { dataset, style: { setProperty: (name: string, color: string) => colors.set(name, color) } };
  const page = { documentElement: root };
  new Function('location', 'document', 'addEventListener', EMBED_SCRIPT)({ search: query }, page, () => {});
  return { theme: dataset['theme'] ?? null, accent: colors.get('--chosen-accent') ?? null };
}

/** A recipe's page in English; its numbers are the same in every language. */
const recipeOn = (id: string) => recipeProps('en', recipeFromFiles(id, 'en'));

const recipe = (id: string): Opener => {
  const scalable = recipeOn(id);
  return (query) => {
    const opens = readRecipeSettings(query, scalable);
    return { opens, written: writeRecipeSettings(opens, scalable.recipe, '') };
  };
};

/** The ingredients and pans that a recipe can be scaled by. */
export function scalableBy(id: string): { ingredients: string[]; pans: string[] } {
  const { recipe, pans } = recipeOn(id);
  return {
    ingredients: recipe.ingredients.filter((line) => requiredQuantityOf(line)).map(({ key }) => key),
    pans: pans.map((pan) => pan.id),
  };
}

/** What a URL multiplies a recipe by. */
export function factorFor(id: string, query: string): number {
  const scalable = recipeOn(id);
  return scaleFactorOf(readRecipeSettings(query, scalable), scalable);
}

export const OPENERS: Readonly<Record<ToolName, Opener>> = {
  ask: (query) => {
    const question = readAskedQuestion(query);
    return { opens: { question }, written: writeAskedQuestion(question, '') };
  },
  converter: converter(DEFAULT_CONVERSION),
  foodConverter: converter({
    ...DEFAULT_CONVERSION,
    ingredient: 'honey',
    amount: '1',
    from: 'cups',
    to: 'grams',
  }),
  oven: (query) => {
    const setting = readOvenSetting(query);
    const { scale, degrees, mark } = setting ?? startSetting('celsius');
    return {
      opens: scale === 'gas-mark' ? { scale, mark } : { scale, degrees },
      written: writeOvenSetting(setting, ''),
    };
  },
  length: forms(() => LENGTH_FORMS),
  pans: (query, language) => {
    const { batter, ...opens } = readSwap(query, LANGUAGES[language].kitchen);
    return {
      opens,
      written: writeSwap({ ...opens, batter }, '', [initialSwap(LANGUAGES[language].kitchen)]),
    };
  },
  multi: forms(() => MULTI_FORMS),
  spanish: forms(() => SPANISH_FORMS),
  cooking: forms(cookingForms),
  reader: (query) => {
    // `translated` came later.
    const { text: _, translated, ...opens } = readSettings(query, '');
    return { opens, written: writeSettings({ text: '', translated, ...opens }, '') };
  },
  cook: (query) => {
    const step = readStep(query, recipeOn('chocolate-cake').recipe.steps.length);
    return { opens: { step }, written: writeStep(step, '') };
  },
  sheet: (query, language) => {
    const read = readSheet(query);
    const foods = read.foods.map(({ id, as }) => (as ? `${id}~${as}` : id));
    const units = read.units ?? usualUnits(kitchenFor(LANGUAGES[language].kitchen));
    return { opens: { ...read, foods, units }, written: writeSheet(read, '') };
  },
  embed: (query) => {
    const opens = readEmbedSettings(query);
    return { opens, written: writeEmbedSettings(opens, '') };
  },
  // Its look stays in the URL as it is.
  frame: (query) => {
    const conversion = readConversion(query, DEFAULT_CONVERSION);
    const opens = { ...conversion, ...lookOf(query) };
    const look = query.replace(/[^?&]*(?<!theme|accent)=[^&]*/g, '').replace(/^\?&*/, '?');
    return { opens, written: writeConversion(conversion, DEFAULT_CONVERSION, look) };
  },
  recipes: (query) => {
    const opens = readRecipeFilter(query);
    return { opens, written: writeRecipeFilter(opens, '') };
  },
  cake: recipe('chocolate-cake'),
  pickle: recipe('lemon-pickle'),
  blog: (query) => {
    const opens = readPostFilter(query);
    return { opens, written: writePostFilter(opens, '') };
  },
};
