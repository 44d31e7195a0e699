import type { Catalog } from '#i18n/catalog.ts';

/** Messages of the party planner, and those shared by all calculators. */
export type PartyMessages = Pick<Catalog, 'party' | 'tool'>;
