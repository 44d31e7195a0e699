export const recipes = {
  meta: {
    title: 'Rezepte in Gramm und Tassen | Gramwise',
    description:
      'Rezepte mit Mengen in Gramm oder in Tassen: durchsuchen und nach Ernährung, Allergenen, Zeit und Aufwand filtern.',
  },
  title: 'Rezepte',
  lead: '{n} Gerichte, Pickles und Getränke in Gramm oder Tassen, für jede Personenzahl, zum Drucken und mit Kochmodus samt Timern.',
  general: 'Klassiker der Welt',
  cooking: '{time} Garzeit',
  search: 'Rezepte durchsuchen',
  placeholder: 'Pizza, Zitrone, Suppe\u00a0…',
  collection: 'Sammlung',
  allCollections: 'Alle',
  time: 'Fertig in',
  anyTime: 'Beliebig',
  upTo: 'Höchstens {time}',
  difficulty: 'Schwierigkeit',
  anyDifficulty: 'Jede',
  more: 'Ernährung und Allergene',
  moreChosen: 'Ernährung und Allergene ({n})',
  diet: 'Ernährung',
  free: 'Ohne',
  label:
    'Die Allergene sind aus der Zutatenliste abgeleitet. Marken unterscheiden sich: Bitte die Etiketten der Produkte prüfen.',
  show: 'Rezepte zeigen',
  count: { one: '{n} Rezept', other: '{n} Rezepte' },
  reset: 'Alle Filter löschen',
  empty: {
    title: 'Kein Rezept passt zu allem',
    text: 'Einen Filter entfernen oder mit allen {n} Rezepten neu beginnen.',
  },
} as const;
