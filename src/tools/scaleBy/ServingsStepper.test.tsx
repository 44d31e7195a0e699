import { useState } from 'react';
import { expect, test } from 'vitest';
import { messagesFor } from '#catalogs/messages.ts';
import { button, field } from '#tests/component/find.ts';
import { renderIn } from '#tests/component/renderIn.tsx';
import { ServingsStepper } from './ServingsStepper.tsx';

function open(start = 4) {
  const changes: number[] = [];
  function Host() {
    const [value, setValue] = useState(start);
    const change = (servings: number) => {
      changes.push(servings);
      setValue(servings);
    };
    const messages = messagesFor('en', 'recipe').recipe.settings;
    return <ServingsStepper messages={messages} value={value} onChange={change} />;
  }
  return { changes, ...renderIn('en', <Host />) };
}

test('steps up and down by one, between 1 and 100', async () => {
  const { user, changes, unmount } = open();
  await user.click(button('More servings'));
  await user.click(button('Fewer servings'));
  expect(changes).toEqual([5, 4]);
  unmount();
  const lowest = open(1);
  expect([button('Fewer servings').disabled, button('More servings').disabled]).toEqual([true, false]);
  lowest.unmount();
  open(100);
  expect([button('Fewer servings').disabled, button('More servings').disabled]).toEqual([false, true]);
});

test('goes from a fraction to the next whole number', async () => {
  const { user, changes } = open(5.5);
  await user.click(button('More servings'));
  expect(changes).toEqual([6]);
});

test('accepts input as soon as it is a valid number of servings', async () => {
  const { user, changes } = open();
  await user.clear(field('Servings'));
  await user.type(field('Servings'), '12');
  expect(changes).toEqual([1, 12]);
});

test('discards invalid input on blur', async () => {
  const { user, changes } = open();
  await user.clear(field('Servings'));
  await user.type(field('Servings'), '999');
  await user.tab();
  expect(changes.at(-1)).toBe(99);
  expect(field('Servings').value).toBe('99');
});
