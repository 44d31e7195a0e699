import { isMeal, type PartyPlan, planParty } from '#domain/calculators/party.ts';
import { parseQuantity } from '#domain/quantity/parse.ts';

/** What the planner holds, as texts; the two choices are 'yes' or 'no'. */
export type PartyFields = {
  readonly guests: string;
  readonly meal: string;
  readonly appetizers: string;
  readonly dessert: string;
};

/** What the planner starts with: a dinner for ten with everything. */
export const PARTY_START: PartyFields = { guests: '10', meal: 'dinner', appetizers: 'yes', dessert: 'yes' };

/** Whether a text, from an address for example, can stand in a field. */
export function acceptsParty(field: string, text: string): boolean {
  if (field === 'meal') return isMeal(text);
  return field === 'guests' || text === 'yes' || text === 'no';
}

/** The plan for the fields, or null where the count of guests is no whole number above 0. */
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
