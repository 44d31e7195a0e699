import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { LANGUAGE_CODES } from '#i18n/languages.ts';
import { englishPaths } from './prerender.ts';

interface Icon {
  src: string;
  sizes: string;
  type: string;
}
const manifest = JSON.parse(readFileSync('public/site.webmanifest', 'utf8'));
const icons: Icon[] = manifest.icons;

/** Width and height as the file itself gives them. */
const sizeOf = (png: Buffer) => `${png.readUInt32BE(16)}x${png.readUInt32BE(20)}`;

describe('site.webmanifest', () => {
  it.each(icons.filter(({ type }) => type === 'image/png'))(
    '$src has the size it names',
    ({ src, sizes }) => {
      expect(sizeOf(readFileSync(`public${src}`))).toBe(sizes);
    },
  );

  it('leads to pages that exist', () => {
    const paths = new Set(englishPaths());
    const urls: string[] = manifest.shortcuts.map(({ url }: { url: string }) => url);
    expect([manifest.start_url, ...urls].filter((url) => !paths.has(url.split('#', 1)[0] ?? ''))).toEqual([]);
  });

  it('has the paper colour of the theme', () => {
    const [, paper] =
      /--paper: light-dark\((#\w+),/.exec(readFileSync('src/ui/theme/theme.css', 'utf8')) ?? [];
    expect([manifest.background_color, manifest.theme_color]).toEqual([paper, paper]);
  });
});

it.each(LANGUAGE_CODES)('the social card in %s has its size and is light', (language) => {
  const png = readFileSync(`public/social-${language}.png`);
  expect(sizeOf(png)).toBe('1200x630');
  expect(png.length).toBeLessThan(60_000);
});
