import type { spanish } from '#catalogs/es/spanish.ts';

/** Messages of the Spanish converter. */
export type SpanishMessages = typeof spanish;
export type SpanishUnitId = keyof SpanishMessages['units'];
