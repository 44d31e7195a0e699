import type { Catalog } from '#i18n/catalog.ts';

/** The words of the party planner, and those that all calculators share. */
export type PartyMessages = Pick<Catalog, 'party' | 'tool'>;
