import type { Tool } from '#tools/manifest/toolManifest.ts';

export const tool: Tool<'portions'> = {
  id: 'portions',
  path: '/tools/portions',
  group: 'plan',
  places: {},
  icon: 'portion',
  related: ['multi', 'withoutScale', 'recipes'],
  queries: [
    '?food={}',
    '?guests={}',
    '?children={}',
    '?dish={}',
    '?appetite={}',
    '?country={}',
    '?food=turkey&guests=12&children={}',
  ],
  fields: [
    { fields: { Guests: '8', 'Children (up to 6)': '2' }, outcomes: ['result', 'error', 'nothing'] },
    {
      language: 'de',
      fields: { Gäste: '12', 'Davon Kinder (bis 6)': '3' },
      outcomes: ['result', 'error', 'nothing'],
    },
  ],
};
