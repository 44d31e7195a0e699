import type { Tool } from '#tools/manifest/toolManifest.ts';

export const tool: Tool<'cooking'> = {
  id: 'cooking',
  path: '/tools/cool-cooking-calculators',
  group: 'plan',
  places: { menu: 50, footer: { column: 'conversions', place: 50 }, shortcut: 50 },
  icon: 'people',
  related: ['multi', 'spanish', 'length'],
  queries: [
    '?tab={}',
    '?guests={}',
    '?guests=12&meal={}',
    '?guests=12&appetizers={}',
    '?guests=12&dessert={}',
    '?guests=12&children={}',
    '?guests=12&vegetarians={}',
    '?guests=12&vegans={}',
    '?tab=cooking-time&weight={}',
    '?tab=cooking-time&weight=5&unit={}',
    '?tab=cooking-time&weight=5&protein={}',
    '?tab=cooking-time&weight=5&method={}',
    '?tab=cooking-time&weight=5&ready={}',
    '?tab=leftovers&cooked={}',
    '?tab=leftovers&cooked=2025-05-20&food={}',
    '?tab=leftovers&cooked=2025-05-20&storage={}',
  ],
  fields: [
    { fields: { 'Number of guests': '12' }, outcomes: ['result', 'nothing'] },
    {
      query: '?guests=12',
      fields: { Children: '3', Vegetarians: '2', Vegans: '1' },
      outcomes: ['result', 'error'],
    },
    // A weight with its unit, whose words load with it: so that the texts after it are answered at once.
    {
      query: '?tab=cooking-time&weight=6',
      fields: { 'Weight (lbs)': '5 lb', 'On the table at': '19:00' },
      outcomes: ['result', 'error'],
      rejectedAs: 'date',
    },
    { query: '?tab=cooking-time&unit=kg', fields: { 'Weight (kg)': '2 kg' }, outcomes: ['result', 'error'] },
    {
      query: '?tab=leftovers',
      fields: { 'Cooked on': '2025-05-20' },
      outcomes: ['result', 'error'],
      rejectedAs: 'date',
    },
    {
      language: 'de',
      query: '?tab=cooking-time',
      fields: { 'Gewicht (kg)': '2,5 kg' },
      outcomes: ['result', 'error'],
    },
  ],
};
