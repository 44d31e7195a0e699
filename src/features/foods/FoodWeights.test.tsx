import { foodName } from '@gramwise/engine/foods/names/names.ts';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { messagesFor } from '#catalogs/messages.ts';
import { renderIn } from '#tests/component/renderIn.tsx';
import { FoodWeights } from './FoodWeights.tsx';

/** By the cup, by the cup filled in one way, and by the piece. */
const FOODS = ['kimchi', 'salad-greens', 'poblano-peppers'] as const;

test.each([
  ['fr', ['63 g 10 cl', '15 g 10 cl, sans tasser', '93 g (70–93) 1 pièce moyenne (États-Unis)']],
  ['en', ['150 g 1 US cup', '35 g 1 US cup, loosely filled', '93 g (70–93) 1 medium (US)']],
] as const)('in %s, each weight of another food says of how much', (language, weights) => {
  const foods = FOODS.map((id) => ({ id, name: foodName(language, id) }));
  renderIn(language, <FoodWeights foods={foods} messages={messagesFor(language, 'foods', 'fills')} />);
  const shown = screen.getAllByRole('listitem').map(({ lastElementChild }) => lastElementChild?.textContent);
  expect(shown.map((text) => text?.replaceAll('\u00a0', ' '))).toEqual(weights);
});
