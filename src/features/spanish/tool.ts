import type { Tool } from '#ui/tool/toolManifest.ts';

export const tool: Tool<'spanish'> = {
  id: 'spanish',
  address: '/tools/convertidor',
  group: 'more',
  places: { menu: 90, shortcut: 80 },
  icon: 'globe',
  // Its page has links in Spanish.
  related: [],
};
