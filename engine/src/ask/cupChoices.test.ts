import { expect, it } from 'vitest';
import { PACKS, type PackCode } from '../../tests/packs.ts';
import { ask } from '../api/ask.ts';
import { allFoods } from '../foods/listFoods.ts';
import { defaultKitchen } from '../kitchens/kitchen.ts';

// 120 to 125 g of flour a US cup of 236.588 ml; coffee cups of 120 to 125 ml (Kochkosmos), 100 ml (Gastronomiac),
// 100 to 150 ml (Valencia Noticias, Alimerka)
it.each<[PackCode, string, string, readonly number[]]>([
  ['de', '2 Tassen Mehl', '2 Kaffeetassen Mehl', [121.7, 132.1]],
  ['fr', '1 tasse de farine', '1 tasse à café de farine', [52.8]],
  ['es', '1 taza de harina', '1 taza de café de harina', [50.7, 79.3]],
])('in %s %j may mean a coffee cup: %j', (code, question, meant, grams) => {
  const pack = PACKS[code];
  const foods = { language: code, words: pack.line, foods: allFoods(code) };
  const asked = ask(question, { languages: [pack], foods, kitchen: defaultKitchen(pack.country) });
  const others = asked.ok && 'others' in asked.value ? asked.value.others : [];
  const option = others.flatMap(({ options }) => options).find((each) => each.question === meant);
  const values = option?.answer.kind === 'amount' ? option.answer.main.values : [];
  expect(values.map((value) => Math.round(value * 10) / 10)).toEqual(grams);
});
