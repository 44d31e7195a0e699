import type { Tool } from '#tools/manifest/toolManifest.ts';

export const tool: Tool<'kitchen'> = {
  id: 'kitchen',
  path: '/kitchen',
  group: 'kitchen',
  places: { menu: 70, footer: { column: 'conversions', place: 70 }, shortcut: 30 },
  icon: 'kitchen',
  related: ['kitchenSheet', 'weight', 'temperature'],
  fields: [
    { fields: { 'Weight of one level cup (g)': '125' }, outcomes: ['result', 'error'] },
    // Without a weight, the error names that of the food
    { fields: { Ingredient: 'honey' }, outcomes: ['error'] },
  ],
};
