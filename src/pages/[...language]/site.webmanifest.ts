import type { APIRoute } from 'astro';
import type { Language } from '#catalogs/languages.ts';
import { messagesFor } from '#catalogs/messages.ts';
import { toolsWithPlace } from '#layouts/allTools.ts';
import { everyLanguage } from '#layouts/languages.ts';
import { webAppManifest } from '#site/manifest.ts';

export const getStaticPaths = everyLanguage;

const shortcutsIn = (language: Language) =>
  toolsWithPlace(language, ({ places }) => places.shortcut).map(({ id }) => id);

/** The web app manifest of each language. */
export const GET: APIRoute<{ language: Language }> = ({ props: { language } }) =>
  Response.json(
    webAppManifest(
      language,
      messagesFor(language, 'shell', 'about', 'home', 'recipes'),
      shortcutsIn(language),
    ),
    {
      headers: { 'Content-Type': 'application/manifest+json' },
    },
  );
