import { gelatinMeasures } from '@gramwise/engine/calculators/gelatinMeasures.ts';
import { expect, test } from 'vitest';
import { messagesFor } from '#catalogs/messages.ts';
import { answer, field, message } from '#tests/component/find.ts';
import { openAt, renderIn } from '#tests/component/renderIn.tsx';
import { Gelatin } from './Gelatin.tsx';

const open = (language: 'en' | 'fr' | 'de' | 'es' = 'en', url = '/') => {
  openAt(url);
  return renderIn(
    language,
    <Gelatin messages={messagesFor(language, 'gelatin', 'tool')} measures={gelatinMeasures()} />,
  );
};
const shown = () => document.querySelector('form')?.textContent ?? '';

test.each([
  ['en', '7.5 g powder', '335\u00a0ml'], // 4 leaves of 2 g, times the root of 200 / 225; 4 times 500 / 6 ml
  ['de', '1 Päckchen', '500\u00a0ml'], // Dr. Oetker
  ['fr', '5 feuilles', '10\u00a0g'],
  ['es', '12 g de polvo', '500\u00a0ml'],
] as const)('starts in %s with what recipes there have', (language, text, fact) => {
  open(language);
  expect(answer()).toBe(text);
  expect(shown()).toContain(fact);
});

test('takes agar by the liquid, more if it is sour, and says that it is another thing', async () => {
  const { user } = open('en', '/?amount=6');
  await user.selectOptions(field('To'), 'agar');
  expect(answer()).toBe('4.5 g agar powder'); // 0.9 % of 500 ml
  for (const text of ['6.5\u00a0g', 'boil it for one to five minutes', 'Not the same jelly'])
    expect(shown()).toContain(text);
});

test('says that charts differ, where sheets become powder', () => {
  open('en', '/?amount=6&to=powder-250');
  expect(shown()).toContain('1.5 to 2.3\u00a0g');
});

test('says what is wrong, or nothing', async () => {
  const { user } = open();
  await user.clear(field('Amount'));
  expect([answer(), message()]).toEqual(['', null]);
  await user.type(field('Amount'), '-1');
  expect(message()).toContain('Please enter a number');
});
