/** Where sizes and packs are sold. */
export const markets = {
  us: 'EE.\u00a0UU.',
  eu: 'UE',
  fr: 'Francia',
  de: 'Alemania',
  es: 'España',
  mx: 'México',
  ca: 'Canadá',
  ar: 'Argentina',
  cl: 'Chile',
  pe: 'Perú',
};
