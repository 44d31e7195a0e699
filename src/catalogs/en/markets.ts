/** Where sizes and packs are sold. */
export const markets = {
  us: 'US',
  eu: 'EU and UK',
  fr: 'France',
  de: 'Germany',
  es: 'Spain',
  mx: 'Mexico',
  ca: 'Canada',
  ar: 'Argentina',
  cl: 'Chile',
  pe: 'Peru',
};
