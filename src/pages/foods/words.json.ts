import type { APIRoute } from 'astro';
import { INGREDIENT_FILE } from '#content/ingredientWords/ingredientWords.ts';

/** The words that ingredients are translated with, loaded by the recipe converter when somebody asks for that. */
export const GET: APIRoute = () => Response.json(INGREDIENT_FILE);
