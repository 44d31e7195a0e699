import { type Kitchen, kitchenFor } from '../kitchens/kitchen.ts';
import type { CountryId } from '../kitchens/kitchens.ts';

export type { Kitchen } from '../kitchens/kitchen.ts';

/** A cook's kitchen, or the usual one of a country. */
export type KitchenOrCountry = Kitchen | CountryId;

/** The kitchen meant. */
export const resolveKitchen = (kitchen: KitchenOrCountry): Kitchen =>
  typeof kitchen === 'string' ? kitchenFor(kitchen) : kitchen;
