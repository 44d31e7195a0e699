/** Offered on an English page to a visitor whose browser prefers this language. */
export const languageOffer = {
  text: 'This page is also available in English.',
  link: 'Read it in English',
  close: 'Close',
} as const;
