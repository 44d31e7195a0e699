import type { Translated } from '../catalog.ts';
import { converter } from './converter.ts';
import { home } from './home.ts';
import { ingredients } from './ingredients.ts';
import { oven } from './oven.ts';
import { shell } from './shell.ts';
import { units } from './units.ts';

export const de = { shell, home, converter, oven, units, ingredients } as const satisfies Translated;
