import type { Tool } from '#tools/manifest/toolManifest.ts';

export const tool: Tool<'length'> = {
  id: 'length',
  path: '/conversions/length',
  group: 'size',
  places: { menu: 30, footer: { column: 'conversions', place: 30 }, shortcut: 40 },
  icon: 'ruler',
  related: ['pans', 'measure', 'multi'],
  queries: ['?tab={}', '?value={}', '?value=5&from={}', '?value=5&to={}'],
  fields: [{ fields: { Value: '3 1/2' }, outcomes: ['result'] }],
};
