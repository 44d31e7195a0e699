import type { Tool } from '#tools/manifest/toolManifest.ts';

export const tool: Tool<'gelatin'> = {
  id: 'gelatin',
  path: '/tools/gelatin',
  group: 'convert',
  places: {},
  icon: 'leaf',
  related: ['yeast', 'eggs', 'ingredients'],
  queries: ['?amount={}', '?from={}', '?to={}'],
  fields: [
    { fields: { Amount: '2' }, outcomes: ['result', 'error', 'nothing'] },
    { language: 'de', fields: { Menge: '1,5' }, outcomes: ['result', 'error', 'nothing'] },
  ],
};
