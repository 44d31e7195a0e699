import { ask } from '@gramwise/engine/ask/ask.ts';
import type { AskResult } from '@gramwise/engine/ask/askAnswer.ts';
import { askSpelled } from '@gramwise/engine/ask/askSpelled.ts';
import { contextIn } from '@gramwise/engine/tests/ask/context.ts';
import { describe, expect, it } from 'vitest';
import type { Language } from '#catalogs/languages.ts';

/** The food of an answer, or those of its choices, by id. */
function foodsOf(question: string, language: Language): readonly string[] | string {
  const context = contextIn(language);
  const read = (text: string) => ask(text, context);
  const { answer } = askSpelled(question, read(question), { context, read });
  if (answer.kind === 'hint') return answer.code;
  const foodOf = (result: AskResult) =>
    result.kind === 'amount' ? (result.food?.food.id ?? '') : result.kind;
  if (answer.kind === 'choose') return answer.choices.options.map(({ result }) => foodOf(result));
  return foodOf(answer.result);
}

describe('a food asked about', () => {
  it.each([
    ['en', '1 cup cheese', ['cheddar-shredded', 'parmesan-grated']],
    ['en', '1 cup coriander', ['cilantro-fresh', 'coriander-seeds']],
    ['fr', '1 c. à café de levure', ['yeast-instant', 'baking-powder']],
    ['es', '1 cucharada de chile en polvo', ['chili-powder', 'cayenne-pepper']],
    ['en', '2 cups flo', ['flour']],
    ['en', '2 cups sugr', ['sugar']],
    ['en', '1 cup brwon sugar', ['brown-sugar']],
    ['es', '100 g de queso para pizza', ['mozzarella-shredded']],
  ] as const)('in %s, %s is asked back', (language, question, offered) => {
    expect(foodsOf(question, language)).toEqual(expect.arrayContaining([...offered]));
  });

  it.each([
    ['en', '1 cup nuts', 'mixed-nuts'],
    ['fr', '1 tasse de fruits à coque', 'mixed-nuts'],
    ['de', '1 Tasse Nüsse', 'mixed-nuts'],
    ['es', '1 taza de frutos secos', 'mixed-nuts'],
    ['en', '1 tbsp chilli powder', 'chili-powder-pure'],
    ['en', 'cup flour grams', 'flour'],
    ['en', 'one cup flour grams', 'flour'],
    ['en', 'flour grams', 'flour'],
    ['fr', 'farine grammes', 'flour'],
    ['de', 'Tasse Mehl Gramm', 'flour'],
    ['es', 'taza harina gramos', 'flour'],
    ['en', '1 cup gram flour', 'chickpea-flour'],
    ['en', '2 tbsp coriander, chopped', 'cilantro-fresh'],
    ['en', '1 cup large fresh strawberries', 'strawberries-sliced'],
    ['en', '1 cup of the cooked rice', 'rice-cooked'],
    ['fr', '1 oignon', 'onions-chopped'],
    ['es', '100 g de salsa para pizza', 'pizza-sauce'],
    ['en', '1 cup farine', ['flour']],
    ['de', '1 cup sugar in grams', 'sugar'],
    ['en', '1 cup sour cherries', 'sour-cherries'],
    ['en', '1 cup kidney beans cooked', 'kidney-beans-cooked'],
    ['fr', '1 tasse de lentilles cuites', 'lentils-cooked'],
    ['de', '100 g Pommes', 'french-fries'],
    ['en', '1 cup bacon', 'no-weight'],
    ['en', '1 cup mochiko', 'sweet-rice-flour'],
    ['fr', '1 tasse de mochiko', ['sweet-rice-flour']],
    ['en', 'gravel in grams', 'unknown-food'],
    ['en', 'gravel', 'unread'],
  ] as const)('in %s, %s is %s', (language, question, food) => {
    expect(foodsOf(question, language)).toEqual(food);
  });
});
