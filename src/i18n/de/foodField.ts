/** The field that chooses a food. */
export const foodField = {
  label: 'Zutat',
  matches: 'Treffer',
  suggestions: 'Vorschläge',
  most: 'Am häufigsten',
  others: 'Alle anderen',
  loading: 'Wird geladen …',
  failed: 'Die anderen Zutaten konnten nicht geladen werden.',
  retry: 'Noch einmal versuchen',
  nothing: 'Nichts gefunden. Versuchen Sie einen anderen Namen.',
  found: { one: '{n} Zutat', other: '{n} Zutaten' },
} as const;
