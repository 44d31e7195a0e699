import type { Catalog } from '#catalogs/catalog.ts';

/** Messages of the party planner, and those shared by all calculators. */
export type PartyMessages = Pick<Catalog, 'party' | 'tool'>;
