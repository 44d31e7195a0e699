/** Where sizes and packs are sold. */
export const markets = {
  us: 'États-Unis',
  eu: 'UE',
  fr: 'France',
  de: 'Allemagne',
  es: 'Espagne',
  mx: 'Mexique',
  ca: 'Canada',
  ar: 'Argentine',
  cl: 'Chili',
  pe: 'Pérou',
};
