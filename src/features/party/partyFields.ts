import { isMeal, type PartyPlan, planParty } from '@gramwise/engine/calculators/planParty.ts';
import { parseQuantity } from '@gramwise/engine/quantity/parse.ts';
import { fail, type Result } from '@gramwise/engine/result.ts';

/** The fields of the planner, as text. `appetizers` and `dessert` are 'yes' or 'no'. */
export type PartyFields = {
  readonly guests: string;
  readonly meal: string;
  readonly appetizers: string;
  readonly dessert: string;
  /** How many of the guests are children, vegetarians or vegans; empty for none. */
  readonly children: string;
  readonly vegetarians: string;
  readonly vegans: string;
};

/** Guests that the planner counts separately. */
export const COUNTED_GUESTS = ['children', 'vegetarians', 'vegans'] as const;
type Part = (typeof COUNTED_GUESTS)[number];

/** The planner starts with a dinner for ten, appetizers and dessert included. */
export const INITIAL_PARTY_FIELDS: PartyFields = {
  guests: '10',
  meal: 'dinner',
  appetizers: 'yes',
  dessert: 'yes',
  children: '',
  vegetarians: '',
  vegans: '',
};

const COUNTS: readonly string[] = ['guests', ...COUNTED_GUESTS];

/** Whether a field accepts text from a URL. */
export function acceptsParty(field: string, text: string): boolean {
  if (field === 'meal') return isMeal(text);
  return COUNTS.includes(field) || text === 'yes' || text === 'no';
}

/** Errors that have a message. The specification wants none for a bad number of guests. */
export type PartyError = 'invalid-part' | 'too-many';

/** The plan for the fields; see planParty for the errors. */
export function planFromFields(
  { guests, meal, appetizers, dessert, ...parts }: PartyFields,
  decimal: '.' | ',',
): Result<PartyPlan, PartyError | 'invalid-guests' | 'unknown-meal'> {
  if (!isMeal(meal)) return fail('unknown-meal');
  const parseCount = (part: Part) => (parts[part].trim() === '' ? 0 : parseQuantity(parts[part], decimal));
  return planParty({
    guests: parseQuantity(guests, decimal),
    meal,
    appetizers: appetizers === 'yes',
    dessert: dessert === 'yes',
    children: parseCount('children'),
    vegetarians: parseCount('vegetarians'),
    vegans: parseCount('vegans'),
  });
}

/** The code of an error to show, or null. */
export function shownError(plan: ReturnType<typeof planFromFields> | undefined): PartyError | null {
  if (!plan || plan.ok) return null;
  return plan.code === 'invalid-part' || plan.code === 'too-many' ? plan.code : null;
}
