import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { LANGUAGE_CODES, type Language } from '#catalogs/languages.ts';
import { CATALOGS } from '#catalogs/messages.ts';
import { toolsWithPlace } from '#layouts/allTools.ts';
import { localPath } from './localPath.ts';
import { manifestPath, PAPER_COLORS, webAppManifest } from './manifest.ts';
import { PAGES } from './paths.ts';

const SHORTCUTS = toolsWithPlace('en', ({ places }) => places.shortcut).map(({ id }) => id);
const manifestIn = (language: Language) => webAppManifest(language, CATALOGS[language], SHORTCUTS);
const { icons, shortcuts, screenshots } = manifestIn('en');
const pictures = [...icons, ...screenshots, ...shortcuts.flatMap((shortcut) => shortcut.icons)];

/** Width and height from the PNG header. */
const sizeOf = (png: Buffer) => `${png.readUInt32BE(16)}x${png.readUInt32BE(20)}`;

describe('site.webmanifest', () => {
  it('has the color of the paper in each theme', () => {
    const { light, dark } = PAPER_COLORS;
    expect(readFileSync('src/ui/theme/tokens.css', 'utf8')).toContain(
      `--paper: light-dark(${light}, ${dark});`,
    );
  });

  it('has icons of 192 and 512 pixels, and a maskable one', () => {
    const plain = icons.filter((icon) => icon.type === 'image/png' && !('purpose' in icon));
    expect(plain.map(({ sizes }) => sizes)).toEqual(['192x192', '512x512']);
    const maskable = icons.filter((icon) => 'purpose' in icon && icon.purpose === 'maskable');
    expect(maskable.map(({ sizes }) => sizes)).toEqual(['512x512']);
    // PNG color type 2 is RGB: no transparency that a mask would reveal.
    expect(readFileSync(`public${maskable[0]?.src}`)[25]).toBe(2);
  });

  it.each(pictures.filter(({ type }) => type === 'image/png'))(
    '$src has the size it names',
    ({ src, sizes }) => {
      expect(sizeOf(readFileSync(`public${src}`))).toBe(sizes);
    },
  );

  // Phones show the first three or four.
  it.each(LANGUAGE_CODES)('has its shortcuts in order, to pages of its language, in %s', (language) => {
    const { start_url, lang, shortcuts } = manifestIn(language);
    const first = ['/#converter', PAGES.reader, PAGES.recipes, PAGES.kitchen, PAGES.length];
    const urls = shortcuts.map(({ url }) => url);
    expect(urls.slice(0, first.length)).toEqual(first.map((path) => localPath(language, path)));
    const known = new Set(Object.values(PAGES).map((path) => localPath(language, path)));
    expect([start_url, ...urls].filter((url) => !known.has(url.split('#', 1)[0] ?? ''))).toEqual([]);
    for (const { name, description } of shortcuts) expect([name, description]).not.toContain('');
    expect(lang).toBe(language);
    expect(manifestPath(language)).toBe(localPath(language, '/site.webmanifest'));
  });

  it.each(LANGUAGE_CODES)('sends what is shared or opened to the recipe converter, in %s', (language) => {
    const { share_target, file_handlers } = manifestIn(language);
    const reader = localPath(language, PAGES.reader);
    expect(share_target).toMatchObject({
      action: `${reader}?share=1`,
      method: 'POST',
      enctype: 'multipart/form-data',
      params: { title: 'title', text: 'text', url: 'url' },
    });
    const wanted = ['.cook', '.json', '.md', '.txt', '.html'];
    expect(file_handlers.map(({ action }) => action)).toEqual([reader]);
    expect(file_handlers.flatMap(({ accept }) => Object.values(accept).flat())).toEqual(
      expect.arrayContaining(wanted),
    );
    const [{ accept = [] } = {}] = share_target.params.files;
    expect(accept).toEqual(
      expect.arrayContaining(['text/plain', 'text/html', 'application/json', 'text/markdown', ...wanted]),
    );
  });

  // Limits of Chromium for the pictures that it shows while installing.
  it.each(screenshots)('$src is small, and of a shape that browsers show', ({ src, sizes, form_factor }) => {
    expect(readFileSync(`public${src}`).length).toBeLessThan(100_000);
    const [width = 0, height = 0] = sizes.split('x').map(Number);
    expect(Math.min(width, height)).toBeGreaterThanOrEqual(320);
    expect(Math.max(width, height)).toBeLessThanOrEqual(2.3 * Math.min(width, height));
    expect(width > height).toBe(form_factor === 'wide');
  });

  it("has the theme's paper color", () => {
    const [, paper] =
      /--paper: light-dark\((#\w+),/.exec(readFileSync('src/ui/theme/tokens.css', 'utf8')) ?? [];
    const { background_color, theme_color } = manifestIn('en');
    expect([background_color, theme_color]).toEqual([paper, paper]);
  });
});

it.each(LANGUAGE_CODES)('the social card in %s has the right size and is small', (language) => {
  const png = readFileSync(`public/social-${language}.png`);
  expect(sizeOf(png)).toBe('1200x630');
  expect(png.length).toBeLessThan(60_000);
});
