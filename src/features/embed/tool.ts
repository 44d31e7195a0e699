import type { Tool } from '#tools/manifest/toolManifest.ts';

export const tool: Tool<'embed'> = {
  id: 'embed',
  path: '/embed',
  group: 'more',
  places: { menu: 100, footer: { column: 'about', place: 10 } },
  icon: 'link',
  related: ['developers', 'weight', 'reader'],
  queries: [
    '?what={}',
    '?ingredient={}',
    '?amount={}',
    '?from={}',
    '?to={}',
    '?lang={}',
    '?theme={}',
    '?accent={}',
    '?what=food&ingredient={}&accent={}',
  ],
  fields: [
    { fields: { Amount: '2', Ingredient: 'flour' }, outcomes: ['result'], answerSelector: 'main' },
    {
      query: '?what=nutrition',
      fields: { Recipe: '2 cups flour' },
      outcomes: ['result'],
      answerSelector: 'main',
      answersLater: true,
    },
  ],
};
