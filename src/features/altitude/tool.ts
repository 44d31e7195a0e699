import type { Tool } from '#tools/manifest/toolManifest.ts';

export const tool: Tool<'altitude'> = {
  id: 'altitude',
  path: '/tools/altitude',
  group: 'plan',
  places: {},
  icon: 'mountain',
  related: ['sugarStages', 'oven', 'reader'],
  queries: [
    '?altitude={}',
    '?leavening={}',
    '?sugar={}',
    '?liquid={}',
    '?oven={}',
    '?minutes={}',
    '?measures={}',
  ],
  fields: [
    {
      fields: { Altitude: '5280', 'Baking powder': '2', Sugar: '1', Liquid: '1', Oven: '350', Minutes: '30' },
      outcomes: ['result', 'error', 'nothing'],
    },
    { language: 'de', fields: { Zucker: '200,5' }, outcomes: ['result', 'error', 'nothing'] },
  ],
};
