import type { Tool } from '#tools/manifest/toolManifest.ts';

export const tool: Tool<'yeast'> = {
  id: 'yeast',
  path: '/tools/yeast',
  group: 'convert',
  places: {},
  icon: 'packet',
  related: ['eggs', 'gelatin', 'ingredients'],
  queries: ['?amount={}', '?from={}', '?to={}'],
  fields: [
    { fields: { Amount: '2' }, outcomes: ['result', 'error', 'nothing'] },
    { language: 'de', fields: { Menge: '1,5' }, outcomes: ['result', 'error', 'nothing'] },
  ],
};
