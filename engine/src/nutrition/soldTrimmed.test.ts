import { expect, it } from 'vitest';
import { nutritionIn } from '../../tests/nutritionIn.ts';
import type { PackCode } from '../../tests/packs.ts';

// Of broccoli as bought, 39 % are leaves and tough stalks (NDB 11090), of apples 10 % core and stem (09003)
it.each<[PackCode, string, number]>([
  ['en', '1 kg broccoli', 610],
  ['en', '1 kg broccoli, cut into florets', 610],
  ['en', '1 kg broccoli florets', 1000],
  ['en', '1 kg frozen broccoli', 1000],
  ['en', '1 package frozen broccoli florets (16-ounce)', 454],
  ['en', '1 kg apple slices', 1000],
  // A quarter of mussels is no shell, frozen or not
  ['en', '1 kg frozen mussels', 250],
  ['de', '1 kg Brokkoli', 610],
  ['de', '1 kg Brokkoliröschen', 1000],
  ['de', '1 kg TK-Brokkoli', 1000],
  ['fr', '1 kg de pommes en cubes', 900],
  ['fr', '1 kg de brocolis surgelés', 1000],
  ['es', '1 kg de manzanas en cubos', 900],
  ['es', '1 kg de ramilletes de brócoli', 1000],
  ['es', '1 kg de brócoli congelado', 1000],
])('in %s counts what is eaten of %s', (language, line, grams) => {
  expect(nutritionIn(language, line).grams).toBeCloseTo(grams, 0);
});
