import type { Tool } from '#tools/manifest/toolManifest.ts';

export const tool: Tool<'brine'> = {
  id: 'brine',
  path: '/tools/brine',
  group: 'plan',
  places: {},
  icon: 'jar',
  related: ['ingredients', 'sugarStages', 'weight'],
  queries: [
    '?method={}',
    '?weight={}',
    '?unit={}',
    '?percent={}',
    '?method=pickles&percent=7.7&weight=2&unit=kg&salt={}',
  ],
  fields: [
    { fields: { Weight: '5', 'Salt %': '2.4' }, outcomes: ['result', 'error', 'nothing'] },
    {
      language: 'de',
      fields: { Gewicht: '1,5', 'Salz in %': '2,4' },
      outcomes: ['result', 'error', 'nothing'],
    },
  ],
};
