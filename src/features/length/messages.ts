import type { Catalog } from '#i18n/catalog.ts';

/** The words of the inch calculator. */
export type LengthMessages = Pick<Catalog, 'length' | 'tool'>;
