import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const RAW = /#[\da-f]{3,8}\b|\b(?:rgba?|hsla?|hwb|lab|lch|oklab|oklch|color)\([^)]*\)/gi;
/** A step of the scale, what follows from the text around, or what paper is measured in. */
const SCALED = /^(?:min\()?var\(--|^inherit$|^[\d.]+em$|^[\d.]+(?:pt|mm)$/;

/** The sizes of type in a style sheet. */
const sizesIn = (css: string) =>
  [...css.matchAll(/\bfont-size: ([^;]+);|\bfont: (?:\d+ )?([^;\s]+)[^;]*;/g)].map(
    ([, size, short]) => size ?? short ?? '',
  );

const SHEETS = globSync('src/**/*.css').filter((file) => !file.startsWith('src/ui/theme/'));

describe('styles outside the theme', () => {
  it('finds the style sheets', () => {
    expect(SHEETS.length).toBeGreaterThan(50);
  });

  it.each(SHEETS)('%s takes its colors from tokens', (file) => {
    expect(readFileSync(file, 'utf8').match(RAW)).toBeNull();
  });

  it('has sizes of type', () => {
    expect(SHEETS.flatMap((file) => sizesIn(readFileSync(file, 'utf8'))).length).toBeGreaterThan(200);
  });

  it.each(SHEETS)('%s takes its sizes of type from the scale', (file) => {
    expect(sizesIn(readFileSync(file, 'utf8')).filter((size) => !SCALED.test(size))).toEqual([]);
  });

  it.each(SHEETS)('%s takes what it covers from them', (file) => {
    expect(readFileSync(file, 'utf8').match(/z-index: (?!var\(--z-)/g)).toBeNull();
  });
});
