import { ask } from './en/ask.ts';
import { blog } from './en/blog.ts';
import { converter } from './en/converter.ts';
import { cook } from './en/cook.ts';
import { cookingTime } from './en/cookingTime.ts';
import { developers } from './en/developers.ts';
import { fills } from './en/fills.ts';
import { foodField } from './en/foodField.ts';
import { foods } from './en/foods.ts';
import { home } from './en/home.ts';
import { ingredients } from './en/ingredients.ts';
import { languageOffer } from './en/languageOffer.ts';
import { leftovers } from './en/leftovers.ts';
import { legal } from './en/legal.ts';
import { nutrition } from './en/nutrition.ts';
import { party } from './en/party.ts';
import { reading } from './en/reading.ts';
import { recipe } from './en/recipe.ts';
import { recipes } from './en/recipes.ts';
import { related } from './en/related.ts';
import { report } from './en/report.ts';
import { search } from './en/search.ts';
import { shell } from './en/shell.ts';
import { timers } from './en/timers.ts';
import { tool } from './en/tool.ts';
import { toolList } from './en/toolList.ts';
import { units } from './en/units.ts';
import { waysIn } from './en/waysIn.ts';
import type { Translation } from './template.ts';
import type { About, ToolId, ToolMessages } from './tools.ts';

/** The reference catalog, without the tools: others that lack one of its keys or placeholders do not compile. */
export const en = {
  shell,
  languageOffer,
  home,
  ask,
  converter,
  units,
  fills,
  foodField,
  foods,
  ingredients,
  reading,
  legal,
  timers,
  cook,
  nutrition,
  search,
  blog,
  recipe,
  tool,
  toolList,
  related,
  report,
  recipes,
  party,
  cookingTime,
  leftovers,
  developers,
  waysIn,
};

/** All messages of a language: those above, those of the tools, and the texts about each tool. */
export type Catalog = typeof en & ToolMessages & { about: Readonly<Record<ToolId, About>> };
export type Translated = Translation<typeof en>;
