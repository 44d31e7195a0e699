import type { Tool } from '#tools/manifest/toolManifest.ts';

export const tool: Tool<'kitchenSheet'> = {
  id: 'kitchenSheet',
  path: '/kitchen/sheet',
  group: 'kitchen',
  places: { menu: 80, footer: { column: 'conversions', place: 80 } },
  icon: 'print',
  related: ['kitchen', 'ingredients', 'cooking'],
  queries: ['?foods={}', '?foods=flour~{},{}', '?units={}', '?units=cup,{}', '?paper={}', '?parts={}'],
  fields: [{ fields: { 'Add an ingredient': 'flour' }, outcomes: ['result'] }],
};
