import type { Tool } from '#tools/manifest/toolManifest.ts';

export const tool: Tool<'withoutScale'> = {
  id: 'withoutScale',
  path: '/tools/without-a-scale',
  group: 'convert',
  places: {},
  icon: 'spoon',
  related: ['weight', 'ingredients', 'kitchenSheet'],
  queries: ['?ingredient={}', '?as={}', '?ingredient=flour&as={}', '?amount={}', '?with={}', '?holds={}'],
  fields: [
    {
      fields: { 'Amount (g)': '250', 'It holds (ml)': '240', Ingredient: 'flour' },
      outcomes: ['result', 'error', 'nothing'],
    },
    { language: 'de', fields: { 'Menge (g)': '62,5' }, outcomes: ['result', 'error', 'nothing'] },
  ],
};
