import { expect, it } from 'vitest';
import { lexiconIn, type PackCode } from '../../../tests/packs.ts';
import { textLine } from '../line/textLine.ts';
import { findPan } from './findPan.ts';

it.each<[PackCode, string, object | null]>([
  ['en', 'Grease a 9-inch round cake pan.', { shape: 'round', diameter: 22.86 }],
  ['en', 'Line a 9x5 inch loaf pan.', { shape: 'loaf', length: 22.86, width: 12.7 }],
  ['en', 'Pour into a 9 x 13 baking dish.', { shape: 'rectangular', length: 22.86, width: 33.02 }],
  ['en', 'Grease an 8-inch square tin.', { shape: 'square', side: 20.32 }],
  ['en', 'Butter a springform pan (23 cm).', { shape: 'round', diameter: 23 }],
  ['en', 'Roll it out to a circle of 30 cm.', null],
  ['en', 'Place 2 inches apart on a pan.', null],
  ['en', 'Bake for 30 minutes.', null],
  ['fr', 'Beurrer un moule rond de 24 cm.', { shape: 'round', diameter: 24 }],
  ['fr', 'Verser dans un moule à cake de 28 x 11 cm.', { shape: 'loaf', length: 28, width: 11 }],
  ['fr', 'Beurrer un moule carré de 20 cm de côté.', { shape: 'square', side: 20 }],
  ['de', 'Eine 26er Springform fetten.', { shape: 'round', diameter: 26 }],
  ['de', 'In eine Springform (Ø 26 cm) füllen.', { shape: 'round', diameter: 26 }],
  ['de', 'Eine Kastenform (30 x 11 cm) fetten.', { shape: 'loaf', length: 30, width: 11 }],
  ['es', 'Engrasar un molde redondo de 22 cm.', { shape: 'round', diameter: 22 }],
  ['es', 'Verter en un molde cuadrado de 20 cm.', { shape: 'square', side: 20 }],
])('in %s, %j', (language, text, pan) => {
  const found = findPan(['Mix 3 eggs.', text].map((line) => textLine(line, lexiconIn(language))));
  if (pan === null) expect(found).toBeNull();
  else expect(found).toEqual({ ...pan, depth: 5 });
});
