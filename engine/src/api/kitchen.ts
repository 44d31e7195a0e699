import { type Kitchen, kitchenFor } from '../kitchens/kitchen.ts';
import type { CountryId } from '../kitchens/kitchens.ts';

export type { Kitchen } from '../kitchens/kitchen.ts';

/** A cook's kitchen, or a country for its typical kitchen. */
export type KitchenOrCountry = Kitchen | CountryId;

/** The kitchen itself, or the typical one of a country. */
export const resolveKitchen = (kitchen: KitchenOrCountry): Kitchen =>
  typeof kitchen === 'string' ? kitchenFor(kitchen) : kitchen;
