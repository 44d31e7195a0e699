import { yeastMeasures } from '@gramwise/engine/calculators/yeastMeasures.ts';
import { expect, test } from 'vitest';
import { messagesFor } from '#catalogs/messages.ts';
import { answer, field, message } from '#tests/component/find.ts';
import { openAt, query, renderIn } from '#tests/component/renderIn.tsx';
import { Yeast } from './Yeast.tsx';

const open = (language: 'en' | 'fr' | 'de' | 'es' = 'en', url = '/') => {
  openAt(url);
  return renderIn(
    language,
    <Yeast messages={messagesFor(language, 'yeast', 'tool')} measures={yeastMeasures()} />,
  );
};

// Packets and cubes of the table of foods, by 100 : 40 : 33.
test.each([
  ['en', '1 7/8 tsp instant yeast'],
  ['de', '2 Päckchen Trockenhefe'],
  ['fr', '14 g de levure instantanée'],
  ['es', '8,3 g de levadura instantánea'],
] as const)('starts in %s with what cooks there have', (language, text) => {
  open(language);
  expect(answer()).toBe(text);
});

test('answers while one types, and keeps it in the URL', async () => {
  const { user } = open('en', '/?from=fresh&to=instant');
  await user.clear(field('Amount'));
  expect([answer(), message()]).toEqual(['', null]);
  await user.type(field('Amount'), '42');
  expect(answer()).toBe('14 g instant yeast');
  await user.selectOptions(field('To'), 'instant-packet');
  expect(answer()).toBe('2 packets instant yeast');
  await expect.poll(query).toBe('?from=fresh&to=instant-packet&amount=42');
});

test('weighs what is less than a tenth of a packet', () => {
  open('en', '/?amount=1&from=fresh&to=instant-packet');
  expect(answer()).toBe('0.3 g instant yeast');
});

test.each([
  ['abc', 'Please enter a number'],
  ['999999', 'more than 100'],
])('says what is wrong with %s', async (text, error) => {
  const { user } = open('en', '/?from=fresh');
  await user.clear(field('Amount'));
  await user.type(field('Amount'), text);
  expect(answer()).toBe('');
  expect(message()).toContain(error);
});
