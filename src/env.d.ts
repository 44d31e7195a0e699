/// <reference types="astro/client" />

/** The year of the build, from astro.config.ts. */
declare const __BUILD_YEAR__: number;
