import { packFoods } from '@gramwise/engine/foods/foodFile.ts';
import { allFoods } from '@gramwise/engine/foods/listFoods.ts';
import type { APIRoute } from 'astro';
import { LANGUAGE_CODES, toLanguage } from '#catalogs/languages.ts';

export const getStaticPaths = () => LANGUAGE_CODES.map((language) => ({ params: { language } }));

/** Every food of one language, loaded by the converter when another than the usual ones is wanted. */
export const GET: APIRoute<Record<string, never>, { language: string }> = ({ params }) =>
  Response.json(packFoods(allFoods(toLanguage(params.language))));
