import type { Tool } from '#ui/tool/toolManifest.ts';

export const tool: Tool<'cooking'> = {
  id: 'cooking',
  address: '/tools/cool-cooking-calculators',
  group: 'plan',
  places: { menu: 50, footer: { column: 'conversions', place: 50 }, shortcut: 50 },
  icon: 'people',
  related: ['multi', 'spanish', 'length'],
};
