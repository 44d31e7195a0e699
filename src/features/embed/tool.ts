import type { Tool } from '#ui/tool/toolManifest.ts';

export const tool: Tool<'embed'> = {
  id: 'embed',
  address: '/embed',
  group: 'more',
  places: { menu: 100, footer: { column: 'about', place: 10 } },
  icon: 'link',
  related: ['developers', 'weight', 'reader'],
};
