import type { Translated } from '../catalog.ts';
import { ask } from './ask.ts';
import { blog } from './blog.ts';
import { converter } from './converter.ts';
import { cook } from './cook.ts';
import { cookingTime } from './cookingTime.ts';
import { developers } from './developers.ts';
import { fills } from './fills.ts';
import { foodField } from './foodField.ts';
import { foods } from './foods.ts';
import { home } from './home.ts';
import { ingredients } from './ingredients.ts';
import { languageOffer } from './languageOffer.ts';
import { leftovers } from './leftovers.ts';
import { legal } from './legal.ts';
import { nutrition } from './nutrition.ts';
import { party } from './party.ts';
import { reading } from './reading.ts';
import { recipe } from './recipe.ts';
import { recipes } from './recipes.ts';
import { related } from './related.ts';
import { report } from './report.ts';
import { search } from './search.ts';
import { shell } from './shell.ts';
import { timers } from './timers.ts';
import { tool } from './tool.ts';
import { toolList } from './toolList.ts';
import { units } from './units.ts';
import { waysIn } from './waysIn.ts';

export const es = {
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
  recipe,
  blog,
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
} as const satisfies Translated;
