import type { Tool } from '#tools/manifest/toolManifest.ts';

export const tool: Tool<'length'> = {
  id: 'length',
  path: '/conversions/length',
  group: 'size',
  places: { menu: 30, footer: { column: 'conversions', place: 30 }, shortcut: 40 },
  icon: 'ruler',
  related: ['measure', 'multi', 'cooking'],
  queries: [
    '?tab={}',
    '?value={}',
    '?value=5&from={}',
    '?value=5&to={}',
    '?tab=pans&recipe={}',
    '?tab=pans&mine={}',
    '?tab=pans&by=volume&recipe=own-loaf~{}~11~7',
    '?tab=pans&by=volume&mine=own-{}~20~~5',
    '?tab=pans&by=volume&mine=own-round~{}~{}~{}~{}',
    '?tab=pans&mine=own-square~20&by={}',
    '?tab=pans&mine=own-square~20&unit={}',
  ],
  fields: [
    { fields: { Value: '3 1/2' }, outcomes: ['result'] },
    {
      query: '?tab=pans&by=volume&recipe=own-loaf~25~11~7',
      fields: { Length: '25', Width: '11', Depth: '7' },
      outcomes: ['result', 'error', 'nothing'],
    },
    {
      query: '?tab=pans&by=volume&mine=own-round~20~~5',
      fields: { Diameter: '20', Depth: '5' },
      outcomes: ['result', 'error', 'nothing'],
    },
    {
      query: '?tab=pans&by=volume&mine=own-square~20~~5&unit=in',
      fields: { Side: '20', Depth: '5' },
      outcomes: ['result', 'error', 'nothing'],
    },
    {
      language: 'de',
      query: '?tab=pans&by=volume&recipe=own-loaf~25~11~7',
      fields: { Länge: '25,5', Breite: '11,5', Höhe: '7,5' },
      outcomes: ['result', 'error', 'nothing'],
    },
  ],
};
