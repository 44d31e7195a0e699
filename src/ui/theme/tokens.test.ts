import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const RAW = /#[\da-f]{3,8}\b|\b(?:rgba?|hsla?|hwb|lab|lch|oklab|oklch|color)\([^)]*\)/gi;
const SHEETS = globSync('src/**/*.css').filter((file) => !file.startsWith('src/ui/theme/'));

describe('styles outside the theme', () => {
  it('finds the style sheets', () => {
    expect(SHEETS.length).toBeGreaterThan(50);
  });

  it.each(SHEETS)('%s takes its colors from tokens', (file) => {
    expect(readFileSync(file, 'utf8').match(RAW)).toBeNull();
  });

  it.each(SHEETS)('%s takes what it covers from them', (file) => {
    expect(readFileSync(file, 'utf8').match(/z-index: (?!var\(--z-)/g)).toBeNull();
  });
});
