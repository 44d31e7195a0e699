import type { Catalog } from '#i18n/catalog.ts';

export type PartyWords = Catalog['party'];
