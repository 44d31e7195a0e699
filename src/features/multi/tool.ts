import type { Tool } from '#tools/manifest/toolManifest.ts';

export const tool: Tool<'multi'> = {
  id: 'multi',
  path: '/tools/multi-calculator',
  group: 'plan',
  places: { menu: 60, footer: { column: 'conversions', place: 60 }, shortcut: 70 },
  icon: 'calculator',
  related: ['length', 'temperature', 'weight'],
  queries: [
    '?tab={}',
    '?value={}',
    '?value=5&from={}',
    '?value=5&to={}',
    '?tab=recipe&original={}&desired=6&amount=100',
    '?tab=recipe&original=4&desired={}&amount=100',
    '?tab=recipe&original=4&desired=6&amount={}',
    '?tab=bmi&height={}&weight=70',
    '?tab=bmi&height=170&weight={}',
    '?tab=age&birth={}',
  ],
  fields: [
    { fields: { Amount: '2' }, outcomes: ['result', 'error'] },
    {
      query: '?tab=recipe&amount=100',
      fields: { 'Original servings': '4', 'Desired servings': '6', 'Ingredient amount': '100' },
      outcomes: ['result', 'error'],
    },
    {
      query: '?tab=bmi&height=170&weight=70',
      fields: { 'Height (cm)': '170', 'Weight (kg)': '70' },
      outcomes: ['result', 'error'],
    },
    {
      query: '?tab=age',
      fields: { 'Birth date': '2000-02-29' },
      outcomes: ['result', 'error'],
      rejectedAs: 'date',
    },
  ],
};
