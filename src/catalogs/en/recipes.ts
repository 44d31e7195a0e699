/** Messages of the recipe list. Names of diets, allergens and the like are in `recipe.ts`. */
export const recipes = {
  meta: {
    title: 'Recipes in Grams and Cups | Gramwise',
    description:
      'Recipes with amounts in grams and in cups. Search them, filter by diet, allergen, time and difficulty, and scale any of them to your table.',
  },
  title: 'Recipes',
  lead: '{n} dishes, pickles and drinks in grams and cups. Scale them, print them, or follow cook mode and its timers.',
  /** The collection without a theme. */
  general: 'World classics',
  cooking: '{time} cooking',
  search: 'Search recipes',
  placeholder: 'Pizza, lemon, soup…',
  collection: 'Collection',
  allCollections: 'All collections',
  time: 'Ready in',
  anyTime: 'Any time',
  upTo: 'Up to {time}',
  difficulty: 'Difficulty',
  anyDifficulty: 'Any',
  filters: 'Filters',
  filtersChosen: 'Filters ({n})',
  more: 'Diet and allergens',
  moreChosen: 'Diet and allergens ({n})',
  diet: 'Diet',
  free: 'Without',
  label: 'Allergens are read from the ingredient list. Brands differ, so check the label of what you buy.',
  show: 'Show recipes',
  count: { one: '{n} recipe', other: '{n} recipes' },
  reset: 'Clear all filters',
  empty: {
    title: 'No recipe fits all of that',
    text: 'Remove a filter, or start over with all {n}.',
  },
} as const;
