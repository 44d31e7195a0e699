import { describe, expect, it } from 'vitest';
import { initialState, readForms, writeForms } from '#tools/form/forms.ts';
import { cookingForms } from './cookingForms.ts';

const config = cookingForms('en');

describe('the URL of the cooking calculators', () => {
  it('calculates nothing without parameters', () => {
    expect(readForms('', config)).toEqual(initialState(config));
    expect(initialState(config)).toMatchObject({ tab: 'party', submitted: {} });
  });

  it.each([
    ['?guests=25&meal=brunch&appetizers=no&dessert=yes', 'party'],
    ['?tab=cooking-time&weight=2.5&unit=kg&protein=pork&method=slow-cook', 'cooking-time'],
    ['?tab=leftovers&food=rice&storage=freezer&cooked=2025-05-20', 'leftovers'],
  ] as const)('%s restores a calculation', (query, tab) => {
    const state = readForms(query, config);
    expect(state.tab).toBe(tab);
    expect(state.submitted[tab]).toEqual(state.drafts[tab]);
    const written = new URLSearchParams(writeForms(state, '', config));
    expect([...written].sort()).toEqual([...new URLSearchParams(query)].sort());
  });

  it.each([
    ['?tab=oven', { tab: 'party', submitted: {} }],
    ['?tab=cooking-time&protein=tofu', { submitted: { 'cooking-time': { protein: 'chicken', unit: 'lb' } } }],
    [
      '?guests=5&meal=supper&dessert=on',
      { submitted: { party: { guests: '5', meal: 'dinner', dessert: 'yes' } } },
    ],
    [
      '?tab=leftovers&food=rice&cooked=never',
      { submitted: { leftovers: { food: 'rice', cooked: 'today' } } },
    ],
    ['?tab=leftovers&food=__proto__&storage=toString', { submitted: { leftovers: { food: 'cooked-meat' } } }],
  ])('%s falls back to the defaults', (query, state) => {
    expect(readForms(query, config)).toMatchObject(state);
  });

  it('uses the first value of a checkbox, as submitted by a form without scripts', () => {
    const { submitted } = readForms('?guests=5&appetizers=no&dessert=yes&dessert=no', config);
    expect(submitted.party).toMatchObject({ appetizers: 'no', dessert: 'yes' });
  });
});
