import type { APIRoute } from 'astro';
import { LANGUAGE_CODES, toLanguage } from '#catalogs/languages.ts';
import { packIndex } from '#features/search/searchFile.ts';
import { searchIndex } from '#pages/_search/searchIndex.ts';

export const getStaticPaths = () => LANGUAGE_CODES.map((language) => ({ params: { language } }));

/** The search index of one language, loaded on first use. */
export const GET: APIRoute<Record<string, never>, { language: string }> = async ({ params }) =>
  Response.json(packIndex(await searchIndex(toLanguage(params.language))));
