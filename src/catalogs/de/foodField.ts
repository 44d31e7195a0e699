/** The field that chooses a food. */
export const foodField = {
  label: 'Zutat',
  matches: 'Treffer',
  suggestions: 'Vorschläge',
  most: 'Am häufigsten',
  others: 'Alle anderen',
  loading: 'Wird geladen …',
  failed: 'Die anderen Zutaten konnten nicht geladen werden.',
  retry: 'Erneut versuchen',
  nothing: 'Nichts gefunden. Vielleicht hilft ein anderer Name.',
  found: { one: '{n} Zutat', other: '{n} Zutaten' },
} as const;
