import type { APIRoute } from 'astro';
import type { Language } from '#catalogs/languages.ts';
import { messagesFor } from '#catalogs/messages.ts';
import { everyLanguage } from '#layouts/languages.ts';
import { openSearchDescription } from '#site/openSearch.ts';

export const getStaticPaths = everyLanguage;

/** Lets browsers send questions to the home page. */
export const GET: APIRoute<{ language: Language }> = ({ props: { language } }) => {
  const { shell, ask } = messagesFor(language, 'shell', 'ask');
  return new Response(openSearchDescription(language, { name: shell.brand, description: ask.label }), {
    headers: { 'Content-Type': 'application/opensearchdescription+xml; charset=utf-8' },
  });
};
