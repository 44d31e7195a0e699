import { expect, it } from 'vitest';
import { PACKS, type PackCode } from '../../tests/packs.ts';
import { ask } from '../api/ask.ts';
import { allFoods } from '../foods/listFoods.ts';
import { defaultKitchen } from '../kitchens/kitchen.ts';

// 120 to 125 g of flour a US cup of 236.588 ml; coffee cups of 120 to 125 ml (Kochkosmos), 100 ml (Gastronomiac,
// Valencia Noticias)
it.each<[PackCode, string, string, readonly number[]]>([
  ['de', '2 Tassen Mehl', '2 Kaffeetassen Mehl', [121.7, 132.1]],
  ['fr', '1 tasse de farine', '1 tasse à café de farine', [52.8]],
  ['es', '1 taza de harina', '1 taza de café de harina', [52.8]],
])('in %s %j may mean a coffee cup: %j', (code, question, meant, grams) => {
  const pack = PACKS[code];
  const foods = { language: code, words: pack.line, foods: allFoods(code) };
  const asked = ask(question, { languages: [pack], foods, kitchen: defaultKitchen(pack.country) });
  const others = asked.ok && 'others' in asked.value ? asked.value.others : [];
  const option = others.flatMap(({ options }) => options).find((each) => each.question === meant);
  const values = option?.answer.kind === 'amount' ? option.answer.main.values : [];
  expect(values.map((value) => Math.round(value * 10) / 10)).toEqual(grams);
});

// 250 ml a metric cup, 236.59 a US one
it.each<[PackCode, string, readonly number[]]>([
  ['fr', '2 tiers de tasse en ml', [166.7, 157.7]],
  ['fr', '1 demi tasse en ml', [125, 118.3]],
  ['fr', '1 tasse et quart en ml', [312.5, 295.7]],
  ['es', '1 taza y media en ml', [375, 354.9]],
  ['de', '1 Tasse und eine halbe in ml', [375, 354.9]],
])('in %s the choices of %j keep its whole number', (code, question, milliliters) => {
  const pack = PACKS[code];
  const foods = { language: code, words: pack.line, foods: allFoods(code) };
  const asked = ask(question, { languages: [pack], foods, kitchen: defaultKitchen(pack.country) });
  const others = asked.ok && 'others' in asked.value ? asked.value.others : [];
  const options = others.flatMap(({ about, options }) => (about === 'cup' ? options : []));
  const values = options.map(({ answer }) => (answer.kind === 'amount' ? answer.main.values[0] : 0));
  expect(values.slice(0, 2).map((value = 0) => Math.round(value * 10) / 10)).toEqual(milliliters);
});
