import { parseQuantity } from '@gramwise/engine/quantity/parse.ts';
import { withParams } from '#browser/query.ts';
import { LANGUAGES, type Language } from '#catalogs/languages.ts';
import { localPath } from '#site/localPath.ts';
import { FRAME_HEIGHT_SCRIPT, FRAME_PATHS } from '#site/paths.ts';
import type { EmbedSettings } from './embedSettings.ts';

/** The height of a frame in pixels until a preview has measured it. */
export const UNMEASURED_PX = 900;

/** An amount as a frame in this language reads it; null if invalid, so that the frame keeps its own. */
function localizeAmount(language: Language, text: string, page: Language): string | null {
  const amount = parseQuantity(text, LANGUAGES[page].decimal);
  if (amount === null) return null;
  return LANGUAGES[language].decimal === LANGUAGES[page].decimal ? text : String(amount);
}

/**
 * The URL of the frame, without origin; that of nutrition without its recipe. `page` is the language of the page it is
 * made on.
 */
export function buildFramePath(settings: EmbedSettings, page: Language): string {
  const { what, ingredient, from, to, theme, accent } = settings;
  const language = settings.lang || page;
  const amount = localizeAmount(language, settings.amount, page);
  const look = { theme: theme === 'auto' ? null : theme, accent: accent || null };
  if (what === 'nutrition') return localPath(language, FRAME_PATHS.nutrition) + withParams('', look);
  return what === 'food'
    ? localPath(language, FRAME_PATHS.food) + withParams('', { food: ingredient, ...look })
    : localPath(language, FRAME_PATHS.converter) + withParams('', { ingredient, amount, from, to, ...look });
}

const attribute = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');

interface EmbedCodeOptions {
  /** Where the site is published. */
  origin: string;
  path: string;
  /** The frame's title for screen readers. */
  title: string;
  /** The frame's height in pixels, unless a script fits it. */
  height: number;
  /** Whether a script fits the frame's height. */
  fit: boolean;
}

/** The lines to paste into a page. */
export function buildEmbedCode({ origin, path, title, height, fit }: EmbedCodeOptions): string {
  const frame =
    `<iframe src="${attribute(origin + path)}" title="${attribute(title)}" width="100%" height="${height}" ` +
    'style="border:0" loading="lazy" allow="clipboard-write"></iframe>';
  return fit ? `${frame}\n<script async src="${attribute(origin + FRAME_HEIGHT_SCRIPT)}"></script>` : frame;
}
