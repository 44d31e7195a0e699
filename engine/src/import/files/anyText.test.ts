// @module-tag sweep
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { packsFrom } from '../../../tests/packs.ts';
import { processorTime } from '../../../tests/processorTime.ts';
import { recipesInText } from './recipesInText.ts';

const TOOLS = { languages: packsFrom('en'), parseHtml: null, limit: 5_000_000 };
const NAMES = ['a.md', 'a.csv', 'a.txt', 'a.json', 'a.mhtml', 'a.crumb'] as const;

const isSound = (name: string, text: string) => {
  const found = recipesInText({ name, text }, TOOLS);
  return !found.ok || found.value.every((recipe) => recipe.text.trim() !== '');
};

test('any JSON gives recipes with a text, or a code', () => {
  const key = fc.constantFrom(
    ...['name', 'title', 'recipes', 'items', 'ingredients', 'recipeIngredient', 'directions', 'instructions'],
    ...[
      'steps',
      'instruction',
      'ingredient',
      'quantity',
      'amount',
      'unit',
      'food',
      'note',
      'step',
      'isSection',
    ],
    ...['order', '@type', '@graph', 'text', 'notes', 'settings', '__proto__', 'constructor'],
  );
  const { value } = fc.letrec((tie) => ({
    value: fc.oneof(
      { depthSize: 'small' },
      fc.string({ maxLength: 8 }),
      fc.double(),
      fc.constantFrom(null, true, 'Recipe', '2 eggs'),
      fc.array(tie('value'), { maxLength: 3 }),
      fc.dictionary(key, tie('value'), { maxKeys: 5 }),
    ),
  }));
  fc.assert(
    fc.property(value, (any) => isSound('a.json', JSON.stringify(any) ?? '')),
    { numRuns: 1000 },
  );
});

const REPEATED: Readonly<Record<string, string>> = {
  'Title,Ingredients,Directions\n': '"a""b,',
  'Title,Ingredients,Directions\n"': 'a',
  '==== Recipes ====\n': 'Title: a\nIngredients: b\n',
  '---\ningredients: [': '"a, b",',
  '---\ningredients:\n': '- a\n  b\n',
  '---\ningredients:\n ': 'a:',
  'Content-Type: multipart/related; boundary=x\n\n': '--x\nContent-Type: text/html\n\na',
  'Content-Type: multipart/related; boundary=x\n\n--x\nContent-Type: text/html\nContent-Transfer-Encoding: quoted-printable\n\n':
    '=C3=A8',
  '{"recipes":[': '{"name":"a","ingredients":"b","directions":"c"},',
  '[': '[',
  '{"a":': '{"a":',
};

// None takes a third of a second; what grows with the square of the length takes far longer.
test.each(Object.entries(REPEATED))('100 KB are read at once: %j', (start, piece) => {
  const body = piece.repeat(100_000 / piece.length);
  for (const name of NAMES)
    for (const text of [start + body, `${start}${body}\n---\n`, `${start}${body.replace(/,$/, '')}]}`])
      expect(processorTime(() => expect(isSound(name, text)).toBe(true))).toBeLessThan(1500);
});
