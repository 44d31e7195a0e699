import type { Catalog } from '#catalogs/catalog.ts';

export type KeptMessages = Catalog['reader']['kept'];
