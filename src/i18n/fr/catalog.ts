import type { Translated } from '../catalog.ts';
import { blog } from './blog.ts';
import { converter } from './converter.ts';
import { cook } from './cook.ts';
import { home } from './home.ts';
import { ingredients } from './ingredients.ts';
import { length } from './length.ts';
import { oven } from './oven.ts';
import { reading } from './reading.ts';
import { recipe } from './recipe.ts';
import { search } from './search.ts';
import { shell } from './shell.ts';
import { timers } from './timers.ts';
import { tool } from './tool.ts';
import { units } from './units.ts';

export const fr = {
  shell,
  home,
  converter,
  oven,
  units,
  ingredients,
  reading,
  timers,
  cook,
  search,
  recipe,
  blog,
  tool,
  length,
} as const satisfies Translated;
