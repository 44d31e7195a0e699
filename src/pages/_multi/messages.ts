import type { Catalog } from '#i18n/catalog.ts';

/** The multi-calculator's messages. */
export type MultiMessages = Pick<Catalog, 'multi' | 'tool'>;
