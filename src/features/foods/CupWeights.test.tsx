import { foodName } from '@gramwise/engine/foods/names/names.ts';
import { expect, test } from 'vitest';
import { messagesFor } from '#catalogs/messages.ts';
import { renderIn } from '#tests/component/renderIn.tsx';
import { CupWeights } from './CupWeights.tsx';

test('bars grow from the lightest to the heaviest, each with its grams', () => {
  const messages = messagesFor('en', 'foods', 'fills');
  renderIn('en', <CupWeights nameOf={(food) => foodName('en', food)} messages={messages} />);
  const rows = [...document.querySelectorAll('li')];
  const grams = rows.map(({ textContent }) => Number(/(\d+)\s*g$/.exec(textContent)?.[1]));
  expect(grams).toEqual([...grams].sort((a, b) => a - b));
  // King Arthur Baking: 1 tablespoon of honey weighs 21 g, 16 of them 336 g.
  expect(grams.at(-1)).toBeGreaterThanOrEqual(336);
  const lengths = rows.map((row) => Number.parseFloat(row.querySelector('span')?.style.inlineSize ?? ''));
  expect(lengths.at(-1)).toBe(100);
  for (const [index, length] of lengths.entries())
    expect(Math.abs(length - ((grams[index] ?? 0) / (grams.at(-1) ?? 1)) * 100)).toBeLessThan(0.5);
});

// USDA SR26: 1 cup of milk, 236.588 ml, weighs 244 g; 100 ml 103 g.
test('compares 100 ml where cooks weigh', () => {
  const messages = messagesFor('de', 'foods', 'fills');
  renderIn('de', <CupWeights nameOf={(food) => foodName('de', food)} messages={messages} />);
  const milk = [...document.querySelectorAll('li')].find(({ textContent }) =>
    textContent.startsWith('Milch'),
  );
  expect(milk?.textContent).toBe('Milch103\u00a0g');
});
