/** Where sizes and packs are sold. */
export const markets = {
  us: 'USA',
  eu: 'EU',
  fr: 'Frankreich',
  de: 'Deutschland',
  es: 'Spanien',
  mx: 'Mexiko',
  ca: 'Kanada',
  ar: 'Argentinien',
  cl: 'Chile',
  pe: 'Peru',
};
