import type { Tool } from '#ui/tool/toolManifest.ts';

export const tool: Tool<'reader'> = {
  id: 'reader',
  address: '/tools/recipe-converter',
  group: 'convert',
  places: { menu: 10, footer: { column: 'conversions', place: 20 }, shortcut: 10 },
  icon: 'swap',
  related: ['kitchen', 'ingredients', 'recipes'],
};
