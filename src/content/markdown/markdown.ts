import { satteri } from '@astrojs/markdown-satteri';
import { headingIds } from './headingIds.ts';
import { measures } from './joinMeasures.ts';
import { prose } from './prose.ts';
import { tables } from './tables.ts';

/** Renders texts as HTML. Quotation marks and dashes stay unchanged. */
export const markdown = satteri({
  features: { smartPunctuation: false },
  hastPlugins: [measures, headingIds, tables, prose],
});
