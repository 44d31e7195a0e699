import type { Tool } from '#tools/manifest/toolManifest.ts';

export const tool: Tool<'substitutions'> = {
  id: 'substitutions',
  path: '/tools/substitutions',
  group: 'kitchen',
  places: {},
  icon: 'exchange',
  related: ['ingredients', 'yeast', 'gelatin', 'eggs'],
  queries: ['?missing={}', '?missing=butter&diet={}', '?missing=butter&without={}'],
  fields: [
    {
      fields: { 'What is missing?': 'buttermilk' },
      outcomes: ['result', 'error', 'nothing'],
    },
    { language: 'de', fields: { 'Was fehlt?': 'Butter' }, outcomes: ['result', 'error', 'nothing'] },
  ],
};
