import type { Tool } from '#ui/tool/toolManifest.ts';

export const tool: Tool<'multi'> = {
  id: 'multi',
  address: '/tools/multi-calculator',
  group: 'plan',
  places: { menu: 60, footer: { column: 'conversions', place: 60 }, shortcut: 70 },
  icon: 'cup',
  related: ['length', 'temperature', 'weight'],
};
