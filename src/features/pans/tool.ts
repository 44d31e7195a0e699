import type { Tool } from '#tools/manifest/toolManifest.ts';

export const tool: Tool<'pans'> = {
  id: 'pans',
  path: '/conversions/pans',
  group: 'size',
  places: { menu: 28, footer: { column: 'conversions', place: 28 } },
  icon: 'pan',
  related: ['measure', 'reader', 'oven'],
  queries: [
    '?recipe={}',
    '?mine={}',
    '?by=volume&recipe=own-loaf~{}~11~7',
    '?by=volume&mine=own-{}~20~~5',
    '?by=volume&mine=own-round~{}~{}~{}~{}',
    '?mine=own-square~20&by={}',
    '?mine=own-square~20&unit={}',
    '?mine=tart-28&batter={}',
  ],
  fields: [
    {
      query: '?by=volume&recipe=own-loaf~25~11~7',
      fields: { Length: '25', Width: '11', Depth: '7' },
      outcomes: ['result', 'error', 'nothing'],
    },
    {
      query: '?by=volume&mine=own-round~20~~5',
      fields: { Diameter: '20', Depth: '5' },
      outcomes: ['result', 'error', 'nothing'],
    },
    {
      query: '?by=volume&mine=own-square~20~~5&unit=in',
      fields: { Side: '20', Depth: '5' },
      outcomes: ['result', 'error', 'nothing'],
    },
    {
      language: 'de',
      query: '?by=volume&recipe=own-loaf~25~11~7',
      fields: { Länge: '25,5', Breite: '11,5', Höhe: '7,5' },
      outcomes: ['result', 'error', 'nothing'],
    },
  ],
};
