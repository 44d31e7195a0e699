import type { PanRow } from './panPreset.ts';

/**
 * Inside measures in centimeters. European stores print sizes across the top (oetker.de and oetker.at, Maße von
 * Backformen, unless marked), but no depth. We assume 6.5 cm for springforms (American charts have 2 1/2 and 3 inches,
 * 6.35 and 7.62 cm), 7 cm for loaf pans and 8 cm for rings (American ones 7 and 7.6 cm), 5 cm for cake pans and dishes
 * (le-club-des-entrepreneurs.fr, moule à manqué), 3 cm for tart pans (American ones 3.2 to 3.8 cm), and 2.5 cm for
 * trays, like the 1 inch of American sheet pans.
 */
export const EUROPEAN_PANS = {
  'springform-16': ['springform', 16, 6.5], // zaubertopf-club.de, Backformen umrechnen
  'springform-18': ['springform', 18, 6.5],
  'springform-20': ['springform', 20, 6.5],
  'springform-22': ['springform', 22, 6.5], // monvoyage.de, Umrechnungstabelle für Springformen
  'springform-24': ['springform', 24, 6.5], // monvoyage.de
  'springform-26': ['springform', 26, 6.5],
  'springform-28': ['springform', 28, 6.5],
  'springform-30': ['springform', 30, 6.5],
  // passionpatisserie.fr, tourtière: 16 to 32 cm; astucesduchef.fr: 26 and 28 cm are usual.
  'tart-24': ['tart', 24, 3],
  'tart-26': ['tart', 26, 3],
  'tart-28': ['tart', 28, 3],
  'tart-30': ['tart', 30, 3],
  'gugelhupf-22': ['ring', 22, 8],
  'kastenform-25': ['loaf', 25, 11, 7],
  'kastenform-30': ['loaf', 30, 11, 7],
  'square-20': ['square', 20, 20, 5], // dulceyrico.com, elegir el tamaño y tipo de molde
  'rectangular-30x20': ['rectangular', 30, 20, 5], // dulceyrico.com
  'gratin-32x20': ['gratin', 32, 20, 5], // Julia Child's plat à gratin, measured by the National Museum of American History
  'tray-40x30': ['tray', 40, 30, 2.5],
} as const satisfies Record<string, PanRow>;
