import type { Tool } from '#tools/manifest/toolManifest.ts';

export const tool: Tool<'oven'> = {
  id: 'oven',
  path: '/conversions/oven',
  group: 'convert',
  places: { menu: 25, footer: { column: 'conversions', place: 25 } },
  icon: 'heat',
  related: ['pans', 'reader', 'cooking'],
  queries: [
    '?heat={}',
    '?scale={}',
    '?scale=gas-mark&heat={}',
    '?scale=thermostat&heat={}',
    '?scale=fan&heat={}',
    '?heat=118&measured={}',
  ],
  fields: [
    {
      query: '?scale=celsius&heat=180',
      fields: { Temperature: '180' },
      outcomes: ['result', 'error', 'nothing'],
    },
    {
      language: 'de',
      query: '?scale=fahrenheit&heat=350',
      fields: { Temperatur: '212,5' },
      outcomes: ['result', 'error', 'nothing'],
    },
  ],
};
