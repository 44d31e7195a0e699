import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const RAW = /#[\da-f]{3,8}\b|\b(?:rgba?|hsla?|hwb|lab|lch|oklab|oklch|color)\([^)]*\)/gi;
const SHEETS = globSync('src/**/*.css').filter((file) => !file.startsWith('src/ui/theme/'));

describe('colors outside the theme', () => {
  it('finds the style sheets', () => {
    expect(SHEETS.length).toBeGreaterThan(50);
  });

  it.each(SHEETS)('%s uses tokens only', (file) => {
    expect(readFileSync(file, 'utf8').match(RAW)).toBeNull();
  });
});
