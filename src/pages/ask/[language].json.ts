import type { APIRoute } from 'astro';
import { LANGUAGE_CODES, toLanguage } from '#catalogs/languages.ts';
import { askFile } from '#pages/_ask/askFile.ts';

export const getStaticPaths = () => LANGUAGE_CODES.map((language) => ({ params: { language } }));

/** The words and messages of questions in one language, loaded when something is asked. */
export const GET: APIRoute<Record<string, never>, { language: string }> = ({ params }) =>
  Response.json(askFile(toLanguage(params.language)));
