export const cook = {
  open: 'Kochmodus',
  close: 'Kochmodus schließen',
  label: 'Kochmodus: {name}',
  counter: 'Schritt {n} von {total}',
  previous: 'Zurück',
  next: 'Weiter',
  done: 'Fertig',
  ingredients: 'Zutaten',
  wake: {
    on: 'Bildschirm bleibt an',
    off: 'Bildschirm kann ausgehen',
    unsupported: 'Dieser Browser kann den Bildschirm nicht anlassen',
  },
} as const;
