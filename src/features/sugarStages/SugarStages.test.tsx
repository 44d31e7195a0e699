import { expect, test } from 'vitest';
import { messagesFor } from '#catalogs/messages.ts';
import { bothScales } from '#format/degrees.ts';
import { answer, field, message } from '#tests/component/find.ts';
import { openAt, query, renderIn } from '#tests/component/renderIn.tsx';
import { SugarStages } from './SugarStages.tsx';

const open = (language: 'en' | 'fr' | 'de' | 'es' = 'en', url = '/') => {
  openAt(url);
  return renderIn(language, <SugarStages messages={messagesFor(language, 'sugarStages', 'tool')} />);
};
const shown = () => document.querySelector('form')?.textContent ?? '';
const current = () => document.querySelector('tr[aria-current] th')?.textContent;

test.each([
  ['en', 'Soft ball', '235–240\u00a0°F'],
  ['de', 'Weicher Ballen', '113–116\u00a0°C'],
  ['fr', 'Petit boulé', '113–116\u00a0°C'],
  ['es', 'Bola blanda', '113–116\u00a0°C'],
] as const)('starts in %s with a soft ball, in the scale of its thermometers', (language, stage, degrees) => {
  open(language);
  expect(answer()?.trim()).toBe(stage);
  expect(shown()).toContain(degrees);
  expect(current()).toBe(stage);
});

// As where jam sets at about 500 m.
test('writes one number where both ends of a range read the same', () => {
  expect(bothScales('fr', [102.6, 103.3], 'celsius')).toBe('103\u00a0°C (217–218\u00a0°F)');
});

test('reads the thermometer for the altitude, and all stages with it', async () => {
  const { user } = open();
  await user.clear(field('Altitude'));
  await user.type(field('Altitude'), '5000');
  // Water boils 9 °F lower; Colorado State gives 10 as the rule of thumb.
  expect(answer()?.trim()).toBe('Firm ball'); // 247 at sea level
  expect(shown()).toContain('203\u00a0°F');
  expect(document.querySelector('table')?.textContent).toContain('226–231\u00a0°F');
  await user.clear(field('Temperature'));
  await user.type(field('Temperature'), '228');
  expect(answer()?.trim()).toBe('Soft ball');
  await expect.poll(query).toBe('?altitude=5000&temperature=228');
});

// 8 °F above boiling water for jellies and 9 for jams (Domino Sugar); water boils at 92.6 °C there.
test.each([
  ['en', '/', '220–221\u00a0°F (104–105\u00a0°C)'],
  ['es', '/?altitude=2240', '97–98\u00a0°C (207–208\u00a0°F)'],
  ['de', '/?altitude=2000', '98\u00a0°C (208–209\u00a0°F)'], // 97.8 to 98.3 °C
  ['es', '/?altitude=2000', 'cuaja a98\u00a0°C (208–209\u00a0°F)'], // equal to the degree: no 98–98
] as const)('says in %s%s that jam sets at %s', (language, url, degrees) => {
  open(language, url);
  expect(shown()).toContain(degrees);
  expect(shown()).not.toMatch(/\b(\d+)–\1\b/);
});

test('says what comes next between two stages, and before the first', () => {
  open('en', '/?temperature=293');
  expect(answer()?.trim()).toBe('Between Soft crack and Hard crack');
  expect(shown()).toContain('300–310\u00a0°F');
  expect(current()).toBeUndefined();
});

test.each([
  ['Temperature', 'hot', 'enter a temperature'],
  ['Temperature', '500', 'black'],
  ['Altitude', '90000', 'enter an altitude'],
  ['Altitude', 'x', 'enter an altitude'],
])('%s %s is an error', async (label, text, error) => {
  const { user } = open();
  await user.clear(field(label));
  await user.type(field(label), text);
  expect(answer()).toBe('');
  expect(message()).toContain(error);
});

test('shows nothing without a temperature', async () => {
  const { user } = open();
  await user.clear(field('Temperature'));
  expect([answer(), message()]).toEqual(['', null]);
});
