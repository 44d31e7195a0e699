import { expect, it } from 'vitest';
import { answerText } from '../../tests/ask/answerText.ts';
import type { PackCode } from '../../tests/packs.ts';

// A stick is 4 oz = 113.398 g or 8 tbsp; grams per US cup: butter 227, sugar 200, flour 125, so 16 tbsp
it.each<[language: PackCode, question: string, sum: string]>([
  ['en', '1 stick plus 2 tbsp butter', '141.77 grams butter'],
  ['en', 'half a stick of butter plus 1 tablespoon', '70.887 grams butter'],
  ['en', '1 stick and 1/4 cup butter in tbsp', '12 tablespoons butter'],
  ['en', 'how many tablespoons is 1 stick plus 2 tbsp of butter', '10 tablespoons butter'],
  ['en', 'half a cup and 50 g sugar in grams', '150 grams sugar'],
  ['en', '2 cups plus 100 g flour', '350 grams flour'],
  ['de', '100 g plus 2 EL Zucker', '125.36 grams sugar'],
  ['fr', '100 g de sucre plus 2 cuillères à soupe', '125.36 grams sugar'],
  ['es', '100 g de azúcar más 2 cucharadas', '125.36 grams sugar'],
])('in %s, %s: %s', (language, question, sum) => {
  expect(answerText(question, language)).toBe(sum);
});

it.each(['1 stick plus 2 tbsp sugar', '1 cup flour plus 50 g sugar', '1 cup + 100 g'])(
  'adds up nothing of two foods, or of none: %s',
  (question) => {
    expect(answerText(question, 'en')).not.toMatch(/^\d/);
  },
);
