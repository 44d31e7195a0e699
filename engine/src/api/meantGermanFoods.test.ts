import { expect, it } from 'vitest';
import { lineIn } from '../../tests/lineIn.ts';

/** Lines of kinds that real recipes have. */
it.each<[line: string, food: string | null]>([
  // A compound in one word that is listed with a hyphen
  ['300 g Hähncheninnenfilet', 'chicken-tenders'],
  ['2 EL Demerarazucker', 'demerara-sugar'],
  // As many spell foods and measures
  ['1 TL Worcestershire sauce', 'worcestershire-sauce'],
  ['1 EL Soja Sauße', 'soy-sauce'],
  ['100 g Naturjogurt', 'yogurt'],
  ['300 g Shitake', 'shiitake'],
  ['75 g Margerine', 'margarine'],
  ['3 Priesen Salz', 'salt'],
  ['6 Zweigen Rosmarin', 'rosemary-fresh'],
  ['100 g gemalene Mandeln', 'almond-meal'],
  ['100 g Maisgries', 'cornmeal'],
  // What a cook says beside a food
  ['1 Eigelb und etwas Wasser', 'egg-yolk'],
  ['2 Zwiebeln in Spalten', 'onions-chopped'],
  ['2 Hähnchenbrüste aus Freilandhaltung', 'chicken-breasts'],
  ['50 g restliche Butter', 'butter'],
  ['2 alte Wecken kleinschneiden', 'stale-bread'],
  ['4 Lagen Reispapier', 'rice-paper'],
  ['400 g Spaghetti oder Bandnudeln', 'spaghetti'],
  ['1 größere Paprika', 'bell-pepper-chopped'],
  ['4 kleinere Zucchini', 'zucchini-chopped'],
  ['250 g Topfen 20 % F.i.T.', 'quark'],
  ['1 Brokkoli in Röschen', 'broccoli-chopped'],
  ['5 Halm(e) Schnittlauch', 'chives-fresh'],
  ['1 Hand glatte Petersilie', 'parsley-fresh'],
  ['1 Laib Brot', 'bread'],
  // What is in a bone is no bone
  ['100 g Rindermark', null],
  ['100 g geröstete, gehackte Erdnüsse', 'peanuts'],
  ['1 TL Cayennepfeffer oder Chilipulver', 'cayenne-pepper'],
  // By a hyphen that no line breaks at
  ['1 Butternut‑Kürbis', 'butternut-cubed'],
  ['6 Mais‑Tortillas', 'corn-tortillas'],
  // A word for several foods that weigh alike
  ['100 g gehackte Nüsse', 'mixed-nuts'],
  ['250 g gemischte Beeren', 'mixed-berries-frozen'],
])('the food of %s is %s', (line, food) => {
  expect(lineIn('de', line)?.food?.id ?? null).toBe(food);
});
