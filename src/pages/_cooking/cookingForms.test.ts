import { describe, expect, it } from 'vitest';
import { readForms, startOf, writeForms } from '#ui/tool/forms.ts';
import { cookingForms } from './cookingForms.ts';

const plan = cookingForms('en');

describe('the address of the cooking calculators', () => {
  it('calculates nothing without parameters', () => {
    expect(readForms('', plan)).toEqual(startOf(plan));
    expect(startOf(plan)).toMatchObject({ tab: 'party', asked: {} });
  });

  it.each([
    ['?guests=25&meal=brunch&appetizers=no&dessert=yes', 'party'],
    ['?tab=cooking-time&weight=2.5&unit=kg&protein=pork&method=slow-cook', 'cooking-time'],
    ['?tab=leftovers&food=rice&storage=freezer&cooked=2025-05-20', 'leftovers'],
  ] as const)('%s restores a calculation', (query, tab) => {
    const state = readForms(query, plan);
    expect(state.tab).toBe(tab);
    expect(state.asked[tab]).toEqual(state.drafts[tab]);
    const written = new URLSearchParams(writeForms(state, '', plan));
    expect([...written].sort()).toEqual([...new URLSearchParams(query)].sort());
  });

  it.each([
    ['?tab=oven', { tab: 'party', asked: {} }],
    ['?tab=cooking-time&protein=tofu', { asked: { 'cooking-time': { protein: 'chicken', unit: 'lb' } } }],
    [
      '?guests=5&meal=supper&dessert=on',
      { asked: { party: { guests: '5', meal: 'dinner', dessert: 'yes' } } },
    ],
    ['?tab=leftovers&food=rice&cooked=never', { asked: { leftovers: { food: 'rice', cooked: 'today' } } }],
    ['?tab=leftovers&food=__proto__&storage=toString', { asked: { leftovers: { food: 'cooked-meat' } } }],
  ])('%s falls back to the defaults', (query, state) => {
    expect(readForms(query, plan)).toMatchObject(state);
  });

  it('uses the first value of a checkbox, as submitted by a form without scripts', () => {
    const { asked } = readForms('?guests=5&appetizers=no&dessert=yes&dessert=no', plan);
    expect(asked.party).toMatchObject({ appetizers: 'no', dessert: 'yes' });
  });

  it('defaults to kilograms in metric languages', () => {
    expect(startOf(cookingForms('de')).drafts['cooking-time'].unit).toBe('kg');
  });
});
