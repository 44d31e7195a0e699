import type { SatteriProcessorOptions } from '@astrojs/markdown-satteri';

/** A plugin for the HTML of texts, as defined by Astro's Markdown processor. */
export type HastPlugin = NonNullable<SatteriProcessorOptions['hastPlugins']>[number];
