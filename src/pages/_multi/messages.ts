import type { Catalog } from '#i18n/catalog.ts';

/** The words of the multi-calculator. */
export type MultiMessages = Pick<Catalog, 'multi' | 'tool'>;
