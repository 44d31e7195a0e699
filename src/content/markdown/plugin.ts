import type { SatteriProcessorOptions } from '@astrojs/markdown-satteri';

/** A rule for the HTML of texts, in the terms of Astro's Markdown processor. */
export type HastPlugin = NonNullable<SatteriProcessorOptions['hastPlugins']>[number];
