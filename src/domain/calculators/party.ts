import { fail, ok, type Result } from '../result.ts';

export const MEALS = ['dinner', 'lunch', 'brunch', 'snacks'] as const;
export type Meal = (typeof MEALS)[number];

type PartyItem =
  | 'meat'
  | 'vegetables'
  | 'starch'
  | 'sandwiches'
  | 'salad'
  | 'eggs'
  | 'bacon'
  | 'bread'
  | 'chips'
  | 'dips'
  | 'pieces'
  | 'cake'
  | 'cookies'
  | 'non-alcoholic'
  | 'alcoholic';

/** `lb` and `oz` are weights, `fl-oz` is a volume; the others are counted. */
export type PartyUnit = 'lb' | 'oz' | 'fl-oz' | 'piece' | 'strip' | 'slice' | 'drink';

interface PerGuest {
  item: PartyItem;
  perGuest: number;
  unit: PartyUnit;
}

export interface PartyRow {
  item: PartyItem;
  unit: PartyUnit;
  /** What to buy: `exact`, rounded up for things sold whole. */
  amount: number;
  /** Guests times the amount per guest. */
  exact: number;
  /** Whether it is only sold whole. */
  whole: boolean;
}

export interface PartyPlan {
  guests: number;
  mainDish: readonly PartyRow[];
  /** Null if not requested. */
  appetizers: readonly PartyRow[] | null;
  dessert: readonly PartyRow[] | null;
  drinks: { nonAlcoholic: PartyRow; alcoholic: PartyRow };
}

/** Main dishes per guest. All amounts in this file are rules of thumb from the site's specification. */
const MAIN_DISHES: Readonly<Record<Meal, readonly PerGuest[]>> = {
  dinner: [
    { item: 'meat', perGuest: 0.5, unit: 'lb' },
    { item: 'vegetables', perGuest: 0.25, unit: 'lb' },
    { item: 'starch', perGuest: 0.25, unit: 'lb' },
  ],
  lunch: [
    { item: 'sandwiches', perGuest: 1.5, unit: 'piece' },
    { item: 'salad', perGuest: 0.2, unit: 'lb' },
  ],
  brunch: [
    { item: 'eggs', perGuest: 2, unit: 'piece' },
    { item: 'bacon', perGuest: 3, unit: 'strip' },
    { item: 'bread', perGuest: 2, unit: 'slice' },
  ],
  snacks: [
    { item: 'chips', perGuest: 2, unit: 'oz' },
    { item: 'dips', perGuest: 2, unit: 'oz' },
  ],
};

const APPETIZERS: readonly PerGuest[] = [
  { item: 'pieces', perGuest: 3, unit: 'piece' },
  { item: 'dips', perGuest: 0.1, unit: 'lb' },
];

const DESSERTS: readonly PerGuest[] = [
  { item: 'cake', perGuest: 0.125, unit: 'piece' }, // an eighth of a cake
  { item: 'cookies', perGuest: 2, unit: 'piece' },
];

const NON_ALCOHOLIC: PerGuest = { item: 'non-alcoholic', perGuest: 16, unit: 'fl-oz' };

/** Alcoholic drinks per guest: two at dinner and with snacks, one otherwise. */
const ALCOHOLIC: Readonly<Record<Meal, number>> = { dinner: 2, lunch: 1, brunch: 1, snacks: 2 };

const MEASURED_UNITS: readonly PartyUnit[] = ['lb', 'oz', 'fl-oz'];

/** Relative float error: 0.1 x 30 must stay 3 when rounded up. */
const NOISE = 1e-9;

function row({ item, perGuest, unit }: PerGuest, guests: number): PartyRow {
  const exact = perGuest * guests;
  const whole = !MEASURED_UNITS.includes(unit);
  return { item, unit, exact, whole, amount: whole ? Math.ceil(exact * (1 - NOISE)) : exact };
}

/** Whether the text is the id of a meal. */
export function isMeal(id: string): id is Meal {
  return (MEALS as readonly string[]).includes(id);
}

/**
 * Food and drinks for a party: the amount per guest times the number of guests. Things sold whole (sandwiches, eggs,
 * slices, cakes, cookies, drinks) are rounded up; weights and volumes stay unrounded.
 * Error: 'invalid-guests' unless the number of guests is a whole number above 0.
 */
export function planParty(party: {
  guests: number | null;
  meal: Meal;
  appetizers: boolean;
  dessert: boolean;
}): Result<PartyPlan, 'invalid-guests'> {
  const { guests, meal } = party;
  if (guests === null || !Number.isSafeInteger(guests) || guests <= 0) return fail('invalid-guests');
  const rows = (shares: readonly PerGuest[]) => shares.map((share) => row(share, guests));
  return ok({
    guests,
    mainDish: rows(MAIN_DISHES[meal]),
    appetizers: party.appetizers ? rows(APPETIZERS) : null,
    dessert: party.dessert ? rows(DESSERTS) : null,
    drinks: {
      nonAlcoholic: row(NON_ALCOHOLIC, guests),
      alcoholic: row({ item: 'alcoholic', perGuest: ALCOHOLIC[meal], unit: 'drink' }, guests),
    },
  });
}
