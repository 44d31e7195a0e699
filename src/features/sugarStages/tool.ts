import type { Tool } from '#tools/manifest/toolManifest.ts';

export const tool: Tool<'sugarStages'> = {
  id: 'sugarStages',
  path: '/tools/sugar-stages',
  group: 'plan',
  places: {},
  icon: 'drop',
  related: ['brine', 'gelatin', 'temperature'],
  queries: ['?temperature={}', '?scale={}', '?altitude={}', '?altitude=1600&unit={}'],
  fields: [
    { fields: { Temperature: '238', Altitude: '5000' }, outcomes: ['result', 'error', 'nothing'] },
    {
      language: 'de',
      fields: { Temperatur: '115,5', Höhe: '700' },
      outcomes: ['result', 'error', 'nothing'],
    },
  ],
};
