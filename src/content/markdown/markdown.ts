import { satteri } from '@astrojs/markdown-satteri';
import { headingIds } from './headingIds.ts';
import { measures } from './measures.ts';
import { prose } from './prose.ts';
import { tables } from './tables.ts';

/** How texts become HTML. Quotation marks and dashes stay as they are written. */
export const markdown = satteri({
  features: { smartPunctuation: false },
  hastPlugins: [measures, headingIds, tables, prose],
});
