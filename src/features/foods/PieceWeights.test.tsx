import { foodName } from '@gramwise/engine/foods/names/names.ts';
import { piecesOf } from '@gramwise/engine/foods/pieces.ts';
import { marketsFor } from '@gramwise/engine/kitchens/markets.ts';
import { expect, test } from 'vitest';
import { LANGUAGES } from '#catalogs/languages.ts';
import { messagesFor } from '#catalogs/messages.ts';
import { renderIn } from '#tests/component/renderIn.tsx';
import { PieceWeights } from './PieceWeights.tsx';

// Without shell: USDA 01123; Delegated Reg. (EU) 2023/2465 less 12 % of shell. A French packet of baking powder holds 11 g.
test.each([
  ['en', 'whole-egg', /^1 small \(US\)38 g1 medium \(US\)44 g.*1 size M \(EU and UK\)50 g \(47–55\)/],
  // A quarter of 453.59 g; blocks and bars as shops sell them
  [
    'en',
    'butter',
    /^1 stick \(US\)113 g1 block \(EU and UK\)250 g1 bar \(Mexico\)90 g1 block \(Canada\)454 g1 block \(Argentina\)200 g \(100–200\)1 block \(Chile\)250 g \(200–250\)1 knob16 g \(10–20\)$/,
  ],
  ['fr', 'cream', /^1 brique \(France\)201 g1 pot \(Allemagne\)201 g \(200–250\)$/],
  ['es', 'condensed-milk', /^1 lata \(España\)370 g1 lata \(EE\. UU\.\)397 g1 lata \(México\)375 g$/],
  ['fr', 'whole-egg', /^1 pièce de calibre S \(UE\).*1 pièce de calibre M \(UE\)50 g.*\(États-Unis\)38 g/],
  ['de', 'whole-egg', /^1 Stück der Größe S \(EU\).*1 Stück der Größe L \(EU\)60 g.*\(USA\)50 g/],
  ['es', 'egg-yolk', /^1 de talla S \(UE\).*1 de talla M \(UE\)17 g/],
  [
    'fr',
    'baking-powder',
    /^1 sachet \(France\)11 g1 sachet \(Allemagne\)16 g \(15–16\)1 sachet \(Espagne\)16 g$/,
  ],
  ['es', 'baking-powder', /^1 sobre o paquete \(España\)16 g/],
] as const)('in %s the pieces of %s are named by where they are sold', (language, food, rows) => {
  const messages = messagesFor(language, 'foods', 'fills');
  const pieces = piecesOf(food, marketsFor(LANGUAGES[language].kitchen));
  renderIn(language, <PieceWeights name={foodName(language, food)} pieces={pieces} messages={messages} />);
  expect(document.querySelector('tbody')?.textContent?.replace(/\s/g, ' ')).toMatch(rows);
});
