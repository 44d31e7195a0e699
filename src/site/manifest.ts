import type { Catalog } from '#i18n/catalog.ts';
import { DEFAULT_LANGUAGE, type Language } from '#i18n/languages.ts';
import { type LinkTarget, linkAddress, localPath } from './paths.ts';

/** `--paper` of the light theme. */
export const PAPER = '#faf6ee';

const png = (size: 192 | 512) => ({ sizes: `${size}x${size}`, type: 'image/png' });
const SMALL = { src: '/icon-192.png', ...png(192) };

/** The address of a language's web app manifest. */
export const manifestPath = (language: Language) => localPath(language, '/site.webmanifest');

/** The web app manifest of a language: what the installed app is called, and its shortcuts. */
export function manifest(language: Language, messages: Pick<Catalog, 'shell' | 'tool' | 'home' | 'recipes'>) {
  const { shell, tool, home, recipes } = messages;
  const { cards } = tool;
  const shortcut = (to: LinkTarget, name: string, description: string) => ({
    name,
    description,
    url: linkAddress(language, to),
    icons: [SMALL],
  });
  const card = (to: LinkTarget, { title, text }: { title: string; text: string }) =>
    shortcut(to, title, text);
  return {
    id: localPath(language, '/'),
    name: shell.brand,
    short_name: shell.brand,
    description: home.meta.description,
    lang: language,
    dir: 'ltr',
    start_url: localPath(language, '/'),
    // All languages, so that the menu does not lead out of the app.
    scope: localPath(DEFAULT_LANGUAGE, '/'),
    display: 'standalone',
    background_color: PAPER,
    theme_color: PAPER,
    categories: ['food', 'utilities'],
    icons: [
      { src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml' },
      SMALL,
      { src: '/icon-512.png', ...png(512) },
      { src: '/icon-maskable-512.png', ...png(512), purpose: 'maskable' },
    ],
    shortcuts: [
      shortcut({ page: 'home', hash: 'converter' }, home.calculator.title, home.hero.subtitle),
      card('length', cards.length),
      card('cooking', cards.cooking),
      card('measure', cards.measure),
      shortcut('recipes', recipes.title, recipes.meta.description),
      card('multi', cards.multi),
      card('spanish', cards.spanish),
    ],
  };
}
