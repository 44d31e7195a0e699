export const languageOffer = {
  text: 'Esta página también está en español.',
  link: 'Leerla en español',
  close: 'Cerrar',
} as const;
