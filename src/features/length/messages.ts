import type { Catalog } from '#i18n/catalog.ts';

/** Messages of the inch calculator. */
export type LengthMessages = Pick<Catalog, 'length' | 'tool'>;
