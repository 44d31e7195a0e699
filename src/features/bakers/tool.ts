import type { Tool } from '#tools/manifest/toolManifest.ts';

/** The second form of the page. */
const WATER = '[data-water]';
const water = { answerSelector: WATER, outcomes: ['result', 'error', 'nothing'] } as const;

export const tool: Tool<'bakers'> = {
  id: 'bakers',
  path: '/tools/bakers-percentage',
  group: 'convert',
  places: {},
  icon: 'bread',
  related: ['yeast', 'reader', 'ingredients'],
  queries: [
    '?formula={}',
    '?total={}',
    '?hydration={}',
    '?starter={}',
    '?dough={}',
    '?room={}',
    '?flour={}',
    '?leaven={}',
    '?friction={}',
    '?degrees={}',
  ],
  fields: [
    {
      fields: { Formula: '500 g flour\n300 g water' },
      outcomes: ['result', 'error', 'nothing'],
      answersLater: true,
    },
    {
      fields: { 'Total dough': '900', Hydration: '70', 'Starter hydration': '100' },
      outcomes: ['result', 'error'],
    },
    { language: 'de', fields: { Hydration: '70,5' }, outcomes: ['result', 'error'] },
    { fields: { Dough: '76', Room: '70', Flour: '70', Friction: '20' }, ...water },
    { fields: { Starter: '70' }, answerSelector: WATER, outcomes: ['result', 'error'] },
  ],
};
