/** Where Astro writes the site (`outDir` in astro.config.ts). */
export const OUTPUT_FOLDER = 'dist';
