import { describe, expect, it } from 'vitest';
import {
  acceptsParty,
  INITIAL_PARTY_FIELDS,
  type PartyFields,
  planFromFields,
  shownError,
} from './partyFields.ts';

const planFor = (fields: Partial<PartyFields>, decimal: '.' | ',' = '.') => {
  const plan = planFromFields({ ...INITIAL_PARTY_FIELDS, ...fields }, decimal);
  return plan.ok ? plan.value : null;
};
const guestsOf = (guests: string, decimal: '.' | ',' = '.') => planFor({ guests }, decimal)?.guests ?? null;

describe('planFromFields', () => {
  it('starts with a dinner for 10, appetizers and dessert included', () => {
    const plan = planFor({});
    expect(plan?.guests).toBe(10);
    expect(plan?.mainDish.map(({ item }) => item)).toEqual(['meat', 'vegetables', 'starch']);
    expect(plan?.appetizers).not.toBeNull();
    expect(plan?.dessert).not.toBeNull();
  });

  it.each([
    ['1', 1],
    [' 25 ', 25],
    ['10.0', 10],
    ['1e2', 100],
    ['٢٥', 25],
  ])('reads %j as %d guests', (text, guests) => {
    expect(guestsOf(text)).toBe(guests);
  });

  it.each([
    '',
    ' ',
    '0',
    '-3',
    '2.5',
    '1/2',
    'ten',
    'NaN',
    'Infinity',
    '1e999',
    '<b>5</b>',
    '٫',
    '1'.repeat(99),
  ])('has no plan for %j guests', (text) => {
    expect(guestsOf(text)).toBeNull();
  });

  it('reads thousands as the language groups them', () => {
    expect(guestsOf('1,000', '.')).toBe(1000);
    expect(guestsOf('1.000', ',')).toBe(1000);
  });

  it('leaves out sections that were not requested', () => {
    const plan = planFor({ appetizers: 'no', dessert: 'no' });
    expect(plan).toMatchObject({ appetizers: null, dessert: null });
  });

  it('has no plan for an unknown meal', () => {
    expect(planFor({ meal: 'supper' })).toBeNull();
  });
});

describe('children, vegetarians and vegans', () => {
  it.each([
    ['', 0],
    [' ', 0],
    ['3', 3],
    ['10', 10],
  ])('reads %j as %d children', (children, count) => {
    expect(planFor({ children })?.children).toBe(count);
  });

  it.each([
    [{ children: 'some' }, 'invalid-part'],
    [{ vegans: '-1' }, 'invalid-part'],
    [{ vegetarians: '1.5' }, 'invalid-part'],
    [{ vegetarians: '6', vegans: '5' }, 'too-many'],
    [{ guests: 'ten', children: 'some' }, null],
    [{ guests: '0', children: '2' }, null],
    [{}, null],
  ])('%j: the error %j', (fields, error) => {
    expect(shownError(planFromFields({ ...INITIAL_PARTY_FIELDS, ...fields }, '.'))).toBe(error);
  });
});

describe('acceptsParty', () => {
  it.each([
    ['children', 'anything', true],
    ['vegans', '', true],
    ['guests', 'anything', true],
    ['meal', 'brunch', true],
    ['meal', 'constructor', false],
    ['appetizers', 'no', true],
    ['dessert', 'yes', true],
    ['dessert', 'on', false],
  ])('%s may be %s: %s', (field, text, accepted) => {
    expect(acceptsParty(field, text)).toBe(accepted);
  });
});
