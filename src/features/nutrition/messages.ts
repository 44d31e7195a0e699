import type { Catalog } from '#catalogs/catalog.ts';

export type NutritionMessages = Catalog['nutrition'];
