import type { Tool } from '#tools/manifest/toolManifest.ts';

export const tool: Tool<'ingredients'> = {
  id: 'ingredients',
  path: '/ingredients',
  group: 'convert',
  places: { menu: 20, footer: { column: 'conversions', place: 10 } },
  icon: 'chart',
  related: ['weight', 'kitchenSheet', 'reader'],
  readOnly: true,
};
