/** The field that chooses a food. */
export const foodField = {
  label: 'Ingredient',
  matches: 'Matches',
  suggestions: 'Suggestions',
  most: 'Most used',
  others: 'All others',
  loading: 'Loading...',
  failed: 'The other ingredients could not be loaded.',
  retry: 'Try again',
  nothing: 'Nothing found. Try another name.',
  found: { one: '{n} ingredient', other: '{n} ingredients' },
} as const;
