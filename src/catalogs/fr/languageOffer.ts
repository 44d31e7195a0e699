export const languageOffer = {
  text: 'Cette page existe aussi en français.',
  link: 'La lire en français',
  close: 'Fermer',
} as const;
