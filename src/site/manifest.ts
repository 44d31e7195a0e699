import type { Catalog } from '#catalogs/catalog.ts';
import { DEFAULT_LANGUAGE, type Language } from '#catalogs/languages.ts';
import type { ToolId } from '#catalogs/tools.ts';
import { localPath } from './localPath.ts';
import { type LinkTarget, localHref } from './paths.ts';
import { SCREENSHOT_PAGES, SCREENSHOTS, screenshotFile } from './screenshots.ts';
import { ARCHIVE_FILES, RECIPE_FILES, SHARE_TARGET } from './shareTarget.ts';

/** `--paper` of each theme. */
export const PAPER_COLORS = { light: '#faf6ee', dark: '#1b1815' } as const;

const png = (size: 192 | 512) => ({ sizes: `${size}x${size}`, type: 'image/png' });
const SMALL = { src: '/icon-192.png', ...png(192) };

/** The path of a language's web app manifest. */
export const manifestPath = (language: Language) => localPath(language, '/site.webmanifest');

/** The web app manifest of a language: what the installed app is called, and its shortcuts to the tools in order. */
export function webAppManifest(
  language: Language,
  messages: Pick<Catalog, 'shell' | 'about' | 'home' | 'recipes'>,
  tools: readonly ToolId[],
) {
  const { shell, about, home, recipes } = messages;
  const shortcut = (to: LinkTarget, name: string, description: string) => ({
    name,
    description,
    url: localHref(language, to),
    icons: [SMALL],
  });
  const [first, ...others] = tools.map((id) => shortcut(id, about[id].title, about[id].text));
  const labels = { home: home.hero.title, reader: about.reader.text, recipe: recipes.title };
  const reader = { page: 'reader' } as const;
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
    background_color: PAPER_COLORS.light,
    theme_color: PAPER_COLORS.light,
    categories: ['food', 'utilities'],
    icons: [
      { src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml' },
      SMALL,
      { src: '/icon-512.png', ...png(512) },
      { src: '/icon-maskable-512.png', ...png(512), purpose: 'maskable' },
    ],
    shortcuts: [
      shortcut({ page: 'home', hash: 'converter' }, home.calculator.title, home.hero.subtitle),
      ...(first ? [first] : []),
      shortcut('recipes', recipes.title, recipes.meta.description),
      ...others,
    ],
    screenshots: (['narrow', 'wide'] as const).flatMap((form) =>
      SCREENSHOT_PAGES.map((shown) => ({
        src: screenshotFile(form, shown),
        sizes: `${SCREENSHOTS[form].width}x${SCREENSHOTS[form].height}`,
        type: 'image/png',
        form_factor: form,
        label: labels[shown],
      })),
    ),
    launch_handler: { client_mode: ['navigate-existing', 'auto'] },
    // By POST: what is shared must not stand in a URL that a server logs.
    share_target: {
      action: localHref(language, { ...reader, query: { [SHARE_TARGET.query]: '1' } }),
      method: 'POST',
      enctype: 'multipart/form-data',
      params: {
        title: SHARE_TARGET.fields.title,
        text: SHARE_TARGET.fields.text,
        url: SHARE_TARGET.fields.url,
        files: [
          {
            name: SHARE_TARGET.fields.file,
            accept: Object.entries({ ...RECIPE_FILES, ...ARCHIVE_FILES }).flat(2),
          },
        ],
      },
    },
    file_handlers: [
      {
        action: localHref(language, reader),
        accept: RECIPE_FILES,
        icons: [SMALL],
        launch_type: 'single-client',
      },
    ],
  };
}
