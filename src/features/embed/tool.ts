import type { Tool } from '#ui/tool/manifest.ts';

export const tool: Tool<'embed'> = {
  id: 'embed',
  address: '/embed',
  group: 'elsewhere',
  places: { menu: 100, footer: { column: 'about', place: 10 } },
  icon: 'link',
  related: ['developers', 'weight', 'reader'],
};
