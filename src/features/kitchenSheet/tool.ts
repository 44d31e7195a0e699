import type { Tool } from '#ui/tool/toolManifest.ts';

export const tool: Tool<'kitchenSheet'> = {
  id: 'kitchenSheet',
  address: '/kitchen/sheet',
  group: 'kitchen',
  places: { menu: 80, footer: { column: 'conversions', place: 80 } },
  icon: 'print',
  related: ['kitchen', 'ingredients', 'cooking'],
};
