export const languageOffer = {
  text: 'Diese Seite gibt es auch auf Deutsch.',
  link: 'Auf Deutsch lesen',
  close: 'Schließen',
} as const;
