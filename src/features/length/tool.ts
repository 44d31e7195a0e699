import type { Tool } from '#ui/tool/toolManifest.ts';

export const tool: Tool<'length'> = {
  id: 'length',
  address: '/conversions/length',
  group: 'size',
  places: { menu: 30, footer: { column: 'conversions', place: 30 }, shortcut: 40 },
  icon: 'ruler',
  related: ['measure', 'multi', 'cooking'],
};
