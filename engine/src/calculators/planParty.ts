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
  | 'alcoholic'
  | 'vegetarian-main'
  | 'vegan-main'
  | 'vegetarian-sandwiches'
  | 'vegan-sandwiches'
  | 'vegetarian-pieces'
  | 'vegan-pieces';

/** `lb` and `oz` are weights, `fl-oz` is a volume; the others are counted. */
export type PartyUnit = 'lb' | 'oz' | 'fl-oz' | 'piece' | 'strip' | 'slice' | 'cake' | 'drink';

/** The guests who eat an item: everyone, or only those whose diet allows it. */
type Eaters = 'all' | 'meat' | 'not-vegan' | 'vegetarian' | 'vegan';

interface PerGuest {
  item: PartyItem;
  perGuest: number;
  unit: PartyUnit;
  /** Everyone if missing. */
  eaters?: Eaters;
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
  children: number;
  vegetarians: number;
  vegans: number;
  mainDish: readonly PartyRow[];
  /** Null if not requested. */
  appetizers: readonly PartyRow[] | null;
  dessert: readonly PartyRow[] | null;
  drinks: { nonAlcoholic: PartyRow; alcoholic: PartyRow };
}

/** The specification has an eighth of a cake per guest. */
export const GUESTS_PER_CAKE = 8;

/**
 * What to multiply dry rice or pasta by for potatoes: portions of the Spanish society SENC, 150 to 200 g of potatoes or
 * 60 to 80 g of dry rice or pasta (Guía de la alimentación saludable, 2018).
 */
export const POTATOES_PER_DRY_STARCH = 2.5;

/** A meatless dish in place of one with meat, in the same amount. */
const meatless = (item: PartyItem, eaters: 'vegetarian' | 'vegan', like: PerGuest): PerGuest => ({
  ...like,
  item,
  eaters,
});

const MEAT: PerGuest = { item: 'meat', perGuest: 0.5, unit: 'lb', eaters: 'meat' };
const SANDWICHES: PerGuest = { item: 'sandwiches', perGuest: 1.5, unit: 'piece', eaters: 'meat' };
const PIECES: PerGuest = { item: 'pieces', perGuest: 3, unit: 'piece', eaters: 'meat' };

/**
 * Main dishes per guest. All amounts in this file are rules of thumb from the site's specification; vegetarians and
 * vegans get as much of the substitute as others get meat.
 */
const MAIN_DISHES: Readonly<Record<Meal, readonly PerGuest[]>> = {
  dinner: [
    MEAT,
    meatless('vegetarian-main', 'vegetarian', MEAT),
    meatless('vegan-main', 'vegan', MEAT),
    { item: 'vegetables', perGuest: 0.25, unit: 'lb' },
    { item: 'starch', perGuest: 0.25, unit: 'lb' },
  ],
  lunch: [
    SANDWICHES,
    meatless('vegetarian-sandwiches', 'vegetarian', SANDWICHES),
    meatless('vegan-sandwiches', 'vegan', SANDWICHES),
    { item: 'salad', perGuest: 0.2, unit: 'lb' },
  ],
  brunch: [
    { item: 'eggs', perGuest: 2, unit: 'piece', eaters: 'not-vegan' },
    { item: 'bacon', perGuest: 3, unit: 'strip', eaters: 'meat' },
    { item: 'vegan-main', perGuest: 0.25, unit: 'lb', eaters: 'vegan' }, // about two large eggs: 50 g each, USDA
    { item: 'bread', perGuest: 2, unit: 'slice' },
  ],
  snacks: [
    { item: 'chips', perGuest: 2, unit: 'oz' },
    { item: 'dips', perGuest: 2, unit: 'oz' },
  ],
};

const APPETIZERS: readonly PerGuest[] = [
  PIECES,
  meatless('vegetarian-pieces', 'vegetarian', PIECES),
  meatless('vegan-pieces', 'vegan', PIECES),
  { item: 'dips', perGuest: 0.1, unit: 'lb' },
];

const DESSERTS: readonly PerGuest[] = [
  { item: 'cake', perGuest: 1 / GUESTS_PER_CAKE, unit: 'cake' },
  { item: 'cookies', perGuest: 2, unit: 'piece' },
];

const NON_ALCOHOLIC: PerGuest = { item: 'non-alcoholic', perGuest: 16, unit: 'fl-oz' };

/** Alcoholic drinks per guest: two at dinner and with snacks, one otherwise. */
const ALCOHOLIC: Readonly<Record<Meal, number>> = { dinner: 2, lunch: 1, brunch: 1, snacks: 2 };

const MEASURED_UNITS: readonly PartyUnit[] = ['lb', 'oz', 'fl-oz'];

/** Relative float error: 0.1 x 30 must stay 3 when rounded up. */
const NOISE = 1e-9;

/** A child eats half an adult's portion: our estimate. */
const CHILD_PORTION = 0.5;

function row({ item, perGuest, unit }: PerGuest, portions: number): PartyRow {
  const exact = perGuest * portions;
  const whole = !MEASURED_UNITS.includes(unit);
  return { item, unit, exact, whole, amount: whole ? Math.ceil(exact * (1 - NOISE)) : exact };
}

/** Whether the text is the id of a meal. */
export function isMeal(id: string): id is Meal {
  return (MEALS as readonly string[]).includes(id);
}

interface Party {
  guests: number | null;
  meal: Meal;
  appetizers: boolean;
  dessert: boolean;
  /** How many of the guests are children. Null if not a number. */
  children?: number | null;
  vegetarians?: number | null;
  vegans?: number | null;
}

const isCount = (count: number | null): count is number =>
  count !== null && Number.isSafeInteger(count) && count >= 0;

/**
 * Food and drinks for a party: the amount per guest times the number of guests. Things sold whole (sandwiches, eggs,
 * slices, cakes, cookies, drinks) are rounded up; weights and volumes are not. Children count as half a guest for food
 * and drink no alcohol; diets are assumed to be as common among them as among adults.
 * Errors: 'invalid-guests' unless the number of guests is a whole number above 0, 'invalid-part' unless children,
 * vegetarians and vegans are whole numbers from 0, 'too-many' for more children than guests, or more vegetarians and
 * vegans together.
 */
export function planParty(party: Party): Result<PartyPlan, 'invalid-guests' | 'invalid-part' | 'too-many'> {
  const { guests, meal, children = 0, vegetarians = 0, vegans = 0 } = party;
  if (guests === null || !Number.isSafeInteger(guests) || guests <= 0) return fail('invalid-guests');
  if (!isCount(children) || !isCount(vegetarians) || !isCount(vegans)) return fail('invalid-part');
  if (children > guests || vegetarians + vegans > guests) return fail('too-many');
  const portions = guests - children * (1 - CHILD_PORTION);
  const eating: Readonly<Record<Eaters, number>> = {
    all: guests,
    meat: guests - vegetarians - vegans,
    'not-vegan': guests - vegans,
    vegetarian: vegetarians,
    vegan: vegans,
  };
  const rows = (shares: readonly PerGuest[]) =>
    shares
      .filter(({ eaters = 'all' }) => eating[eaters] > 0)
      .map((share) => row(share, portions * (eating[share.eaters ?? 'all'] / guests)));
  return ok({
    guests,
    children,
    vegetarians,
    vegans,
    mainDish: rows(MAIN_DISHES[meal]),
    appetizers: party.appetizers ? rows(APPETIZERS) : null,
    dessert: party.dessert ? rows(DESSERTS) : null,
    drinks: {
      nonAlcoholic: row(NON_ALCOHOLIC, guests),
      alcoholic: row({ item: 'alcoholic', perGuest: ALCOHOLIC[meal], unit: 'drink' }, guests - children),
    },
  });
}
