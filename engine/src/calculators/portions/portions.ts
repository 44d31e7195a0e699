import type { CountryId } from '../../kitchens/kitchens.ts';
import { fail, ok, type Result } from '../../result.ts';
import { DISHES, type Dish, MAX_GUESTS } from './portionFood.ts';
import {
  dishesOf,
  isPortionFood,
  PORTION_COUNTRIES,
  type PortionFoodId,
  type PortionSource,
  portionFood,
} from './portionTable.ts';

/**
 * What a child of up to six years eats of an adult's portion: 60 % by the Spanish pyramids (SENC, NAOS, in Catedu), and
 * 10 % more each further year. Others print 50 to 60 of 75 to 100 g of pasta (Recycle for Surrey), 50 to 70 of 80 to
 * 100 g of couscous (Quitoque).
 */
const CHILD_SHARE = 0.6;

export const APPETITES = ['small', 'usual', 'large'] as const;
type Appetite = (typeof APPETITES)[number];

/** Of Latin America only the asado is published here: its cooks read the recipes of Spain. */
const AS_IN_SPAIN: readonly CountryId[] = ['es', 'fr', 'ch', 'gb'];

/** Where cooks eat most alike, for foods without a portion of the country's own. */
const NEIGHBORS: Readonly<Record<CountryId, readonly CountryId[]>> = {
  us: ['ca', 'gb', 'au'],
  ca: ['us', 'gb'],
  gb: ['au', 'us'],
  ie: ['gb', 'au', 'us'],
  au: ['gb', 'us'],
  nz: ['au', 'gb', 'us'],
  in: ['gb', 'au'],
  jp: [],
  fr: ['ch', 'es', 'de'],
  be: ['fr', 'ch', 'de'],
  de: ['at', 'ch'],
  at: ['de', 'ch'],
  ch: ['de', 'at', 'fr'],
  es: ['fr', 'ch', 'gb'],
  mx: AS_IN_SPAIN,
  ar: AS_IN_SPAIN,
  cl: AS_IN_SPAIN,
  co: AS_IN_SPAIN,
  pe: AS_IN_SPAIN,
};

/** The country whose portions its cooks start with: their own, else the next one's that has any. */
export const portionsCountry = (country: CountryId): CountryId =>
  [country, ...NEIGHBORS[country]].find((id) => PORTION_COUNTRIES.includes(id)) ?? 'us';

interface Amount {
  least: number;
  most: number;
  /** By the appetite: the least, the middle or the most of what is published. */
  amount: number;
}

export interface Portions {
  /** For all, as bought: grams, or milliliters of soup and sauce. */
  raw: Amount;
  /** The same cooked, peeled or carved; null where nothing is published, or nothing changes. */
  served: (Amount & { as: 'cooked' | 'peeled' | 'carved' }) | null;
  /** For one adult. */
  adult: Amount;
  unit: 'g' | 'ml';
  dish: Dish;
  /** Whose portion it is: the country's own, or the next one's that has any. */
  country: CountryId;
  /** The short name of where it is published. */
  source: PortionSource;
}

export type PortionError = 'unknown-food' | 'invalid-guests' | 'invalid-children' | 'too-many-children';

interface Party {
  food: string;
  country: CountryId;
  guests: number;
  /** How many of the guests are children. */
  children?: number;
  dish?: Dish;
  appetite?: Appetite;
}

function scaleBy({ least, most, amount }: Amount, factor: number): Amount {
  return { least: least * factor, most: most * factor, amount: amount * factor };
}

/** The portion of an adult: that of the country, else of its neighbors, else the first. */
export function portionIn(food: PortionFoodId, { country, dish }: { country: CountryId; dish: Dish }) {
  const rows = portionFood(food).rows.filter((row) => row[dish] !== undefined);
  const wanted = [country, ...NEIGHBORS[country]].flatMap(
    (id) => rows.find((row) => row.country === id) ?? [],
  );
  const row = wanted[0] ?? rows[0];
  const range = row?.[dish];
  if (!row || range === undefined) return null;
  const [least, most] = typeof range === 'number' ? [range, range] : range;
  return { least, most, country: row.country, source: row.source };
}

/** The dish that is asked for; without one, that of the country's first portion; another where a food is only one. */
function servedAs(food: PortionFoodId, { country, dish }: Pick<Party, 'country' | 'dish'>): Dish {
  const dishes = dishesOf(food);
  const own = portionFood(food).rows.find((row) => row.country === country);
  const wanted = dish ?? DISHES.find((id) => own?.[id] !== undefined);
  return dishes.find((id) => id === wanted) ?? (dishes[0] as Dish);
}

/**
 * How much of a food to buy for guests, raw, and what it is cooked, by published portions of a country. `dish` is
 * another where a food is only one of the two; without one, that of the country's first portion. Amounts are not rounded.
 *
 * Errors: 'unknown-food'; 'invalid-guests' unless guests are a whole number from 1 to 10,000, 'invalid-children' unless
 * children are one from 0, 'too-many-children' for more of them than guests.
 */
export function portions(party: Party): Result<Portions, PortionError> {
  const { food, country, guests, children = 0, appetite = 'usual' } = party;
  if (!isPortionFood(food)) return fail('unknown-food');
  if (!Number.isSafeInteger(guests) || guests < 1 || guests > MAX_GUESTS) return fail('invalid-guests');
  if (!Number.isSafeInteger(children) || children < 0) return fail('invalid-children');
  if (children > guests) return fail('too-many-children');
  const served = servedAs(food, party);
  const found = portionIn(food, { country, dish: served });
  if (!found) return fail('unknown-food');
  const { least, most } = found;
  const amount = { small: least, usual: (least + most) / 2, large: most }[appetite];
  const adult = { least, most, amount };
  const raw = scaleBy(adult, guests - children * (1 - CHILD_SHARE));
  const { unit, served: change } = portionFood(food);
  return ok({
    raw,
    served: change ? { ...scaleBy(raw, change.share), as: change.as } : null,
    adult,
    unit,
    dish: served,
    country: found.country,
    source: found.source,
  });
}
