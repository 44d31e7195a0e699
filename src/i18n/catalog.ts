import { ask } from './en/ask.ts';
import { blog } from './en/blog.ts';
import { converter } from './en/converter.ts';
import { cook } from './en/cook.ts';
import { cooking } from './en/cooking.ts';
import { cookingTime } from './en/cookingTime.ts';
import { developers } from './en/developers.ts';
import { embed } from './en/embed.ts';
import { fills } from './en/fills.ts';
import { foodField } from './en/foodField.ts';
import { foods } from './en/foods.ts';
import { home } from './en/home.ts';
import { ingredients } from './en/ingredients.ts';
import { kitchen } from './en/kitchen.ts';
import { kitchenSheet } from './en/kitchenSheet.ts';
import { languageOffer } from './en/languageOffer.ts';
import { leftovers } from './en/leftovers.ts';
import { legal } from './en/legal.ts';
import { length } from './en/length.ts';
import { measure } from './en/measure.ts';
import { multi } from './en/multi.ts';
import { oven } from './en/oven.ts';
import { party } from './en/party.ts';
import { reader } from './en/reader.ts';
import { reading } from './en/reading.ts';
import { recipe } from './en/recipe.ts';
import { recipes } from './en/recipes.ts';
import { search } from './en/search.ts';
import { shell } from './en/shell.ts';
import { timers } from './en/timers.ts';
import { tool } from './en/tool.ts';
import { units } from './en/units.ts';
import { waysIn } from './en/waysIn.ts';
import type { Translation } from './template.ts';

/** The reference catalog: others that lack one of its keys or placeholders do not compile. */
export const en = {
  shell,
  languageOffer,
  home,
  ask,
  converter,
  oven,
  units,
  fills,
  foodField,
  foods,
  ingredients,
  reading,
  legal,
  timers,
  cook,
  search,
  blog,
  recipe,
  tool,
  length,
  recipes,
  multi,
  cooking,
  party,
  cookingTime,
  leftovers,
  kitchen,
  kitchenSheet,
  reader,
  measure,
  embed,
  developers,
  waysIn,
};

export type Catalog = typeof en;
export type Translated = Translation<Catalog>;
