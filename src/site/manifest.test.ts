import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { LANGUAGE_CODES } from '#i18n/languages.ts';
import { PAGES } from './paths.ts';

interface Icon {
  src: string;
  sizes: string;
  type: string;
  purpose?: string;
}
interface Shortcut {
  url: string;
  icons: Icon[];
}
const manifest = JSON.parse(readFileSync('public/site.webmanifest', 'utf8'));
const icons: Icon[] = manifest.icons;
const shortcuts: Shortcut[] = manifest.shortcuts;
const pictures = [...icons, ...shortcuts.flatMap((shortcut) => shortcut.icons)];

/** Width and height from the PNG header. */
const sizeOf = (png: Buffer) => `${png.readUInt32BE(16)}x${png.readUInt32BE(20)}`;

describe('site.webmanifest', () => {
  it('has icons of 192 and 512 pixels, and a maskable one', () => {
    const plain = icons.filter(({ type, purpose }) => type === 'image/png' && purpose === undefined);
    expect(plain.map(({ sizes }) => sizes)).toEqual(['192x192', '512x512']);
    const maskable = icons.filter(({ purpose }) => purpose === 'maskable');
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

  it('has a shortcut to every tool', () => {
    const { length, multi, spanish, cooking } = PAGES;
    const tools = ['/#converter', length, multi, spanish, cooking];
    expect(shortcuts.map(({ url }) => url)).toEqual(expect.arrayContaining(tools));
  });

  it('links to existing pages', () => {
    const paths = new Set<string>(Object.values(PAGES));
    const urls: string[] = [manifest.start_url, ...shortcuts.map(({ url }) => url)];
    expect(urls.filter((url) => !paths.has(url.split('#', 1)[0] ?? ''))).toEqual([]);
  });

  it("has the theme's paper color", () => {
    const [, paper] =
      /--paper: light-dark\((#\w+),/.exec(readFileSync('src/ui/theme/tokens.css', 'utf8')) ?? [];
    expect([manifest.background_color, manifest.theme_color]).toEqual([paper, paper]);
  });
});

it.each(LANGUAGE_CODES)('the social card in %s has the right size and is small', (language) => {
  const png = readFileSync(`public/social-${language}.png`);
  expect(sizeOf(png)).toBe('1200x630');
  expect(png.length).toBeLessThan(60_000);
});
