import type { Tool } from '#tools/manifest/toolManifest.ts';

export const tool: Tool<'spanish'> = {
  id: 'spanish',
  path: '/tools/convertidor',
  group: 'more',
  places: { menu: 90, shortcut: 80 },
  // English has it because the specification does; elsewhere nobody looks for a tool in another language.
  languages: ['en', 'es'],
  icon: 'globe',
  // Its page has links in Spanish.
  related: [],
  queries: [
    '?tab={}',
    '?value={}',
    '?value=5&from={}',
    '?value=5&to={}',
    '?tab=temperatura&value={}',
    '?tab=volumen&value={}',
    '?tab=longitud&value={}',
  ],
  fields: [
    { fields: { Valor: '2,5' }, outcomes: ['result', 'error'] },
    { query: '?tab=temperatura', fields: { Valor: '-40' }, outcomes: ['result', 'error'] },
    { query: '?tab=volumen', fields: { Valor: '1' }, outcomes: ['result', 'error'] },
    { query: '?tab=longitud', fields: { Valor: '1' }, outcomes: ['result', 'error'] },
  ],
};
