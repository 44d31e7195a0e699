import type { Tool } from '#tools/manifest/toolManifest.ts';

export const tool: Tool<'eggs'> = {
  id: 'eggs',
  path: '/tools/eggs',
  group: 'convert',
  places: {},
  icon: 'egg',
  related: ['yeast', 'gelatin', 'ingredients'],
  queries: ['?eggs={}', '?part={}', '?country={}', '?country=eu&size={}', '?to={}'],
  fields: [
    { fields: { Eggs: '2' }, outcomes: ['result', 'error', 'nothing'] },
    { language: 'de', fields: { Eier: '1,5' }, outcomes: ['result', 'error', 'nothing'] },
  ],
};
