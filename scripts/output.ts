/** Where Astro writes the site (`outDir` in astro.config.ts). */
export const OUT = 'dist';
