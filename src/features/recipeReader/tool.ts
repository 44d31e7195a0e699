import type { Tool } from '#tools/manifest/toolManifest.ts';

export const tool: Tool<'reader'> = {
  id: 'reader',
  path: '/tools/recipe-converter',
  group: 'convert',
  places: { menu: 10, footer: { column: 'conversions', place: 20 }, shortcut: 10 },
  icon: 'swap',
  related: ['kitchen', 'ingredients', 'recipes'],
  queries: [
    '?lang={}',
    '?measures={}',
    '?cup={}',
    '?servings={}',
    '?scale={}',
    '?scale=2&measures={}',
    '?country={}',
    '?of={}&have=6',
    '?of=3&have={}',
    '?pan={}',
    '?lines={}',
    '?lines=3~{},3~keep',
    '?lines=3~eggs~{}~{}',
    '?translate={}',
    '?step={}',
  ],
  draft: 'Serves 4\n\nIngredients\n3 eggs\n\nMethod\nBoil the eggs.',
  fields: [
    // Servings appear once a recipe states them, search and new names once recipes are kept: see RecipeReader.test.tsx
    // and KeptRecipes.test.tsx.
    {
      fields: { 'Your recipe': '3 eggs' },
      outcomes: ['result'],
      answerSelector: 'main',
      answersLater: true,
      // An item of a list.
      unitTexts: /^-Infinity$/,
    },
  ],
};
