import { isMeal, type PartyPlan, planParty } from '#domain/calculators/party.ts';
import { parseQuantity } from '#domain/quantity/parse.ts';

/** The fields of the planner, as text. `appetizers` and `dessert` are 'yes' or 'no'. */
export type PartyFields = {
  readonly guests: string;
  readonly meal: string;
  readonly appetizers: string;
  readonly dessert: string;
};

/** The planner starts with a dinner for ten, appetizers and dessert included. */
export const PARTY_START: PartyFields = { guests: '10', meal: 'dinner', appetizers: 'yes', dessert: 'yes' };

/** Whether a field accepts text from an address. */
export function acceptsParty(field: string, text: string): boolean {
  if (field === 'meal') return isMeal(text);
  return field === 'guests' || text === 'yes' || text === 'no';
}

/** The plan for the fields. Null unless the number of guests is a whole number above 0. */
export function planOf(
  { guests, meal, appetizers, dessert }: PartyFields,
  decimal: '.' | ',',
): PartyPlan | null {
  if (!isMeal(meal)) return null;
  const plan = planParty({
    guests: parseQuantity(guests, decimal),
    meal,
    appetizers: appetizers === 'yes',
    dessert: dessert === 'yes',
  });
  return plan.ok ? plan.value : null;
}
