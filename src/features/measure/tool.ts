import type { Tool } from '#tools/manifest/toolManifest.ts';

export const tool: Tool<'measure'> = {
  id: 'measure',
  path: '/tools/measure',
  group: 'size',
  places: { menu: 40, footer: { column: 'conversions', place: 40 }, shortcut: 60 },
  icon: 'camera',
  related: ['length', 'recipes', 'kitchen'],
};
