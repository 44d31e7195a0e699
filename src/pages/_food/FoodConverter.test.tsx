import { differsFromMeasured } from '@gramwise/engine/foods/differsFromMeasured.ts';
import { FOOD_IDS } from '@gramwise/engine/foods/figures.ts';
import { isIngredient } from '@gramwise/engine/foods/ingredients.ts';
import { converterFoodsWith } from '@gramwise/engine/foods/listFoods.ts';
import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { LANGUAGE_CODES } from '#catalogs/languages.ts';
import { messagesFor } from '#catalogs/messages.ts';
import { leadMeasure } from '#features/foods/leadMeasure.ts';
import { answer } from '#tests/component/find.ts';
import { serveFoods } from '#tests/component/openConverter.tsx';
import { openAt } from '#tests/component/renderIn.tsx';
import { FoodConverter } from './FoodConverter.tsx';
import { FoodPage } from './FoodPage.tsx';

serveFoods();

const numberIn = (text: string | null | undefined) => Number(text?.replace(/\s*g$/, '').replace(',', '.'));

// Foods whose density in the specification differs from their measured weight would show the fault.
const DIFFERING = FOOD_IDS.filter((food) => isIngredient(food) && differsFromMeasured(food));

test.each(LANGUAGE_CODES)(
  'in %s the converter of a page starts with the weight that the page leads with',
  (language) => {
    expect(DIFFERING).toContain('salt');
    const messages = messagesFor(language, 'foods', 'fills', 'converter', 'units', 'foodField');
    for (const food of DIFFERING) {
      const lead = leadMeasure(language, food);
      const { container, unmount } = render(
        <FoodPage
          language={language}
          food={food}
          messages={messages}
          vessels={messagesFor(language, 'ask').ask.answers.vessels}
          recipes={[]}
          mail={null}
          converter={
            <FoodConverter
              language={language}
              food={food}
              lead={lead}
              foods={converterFoodsWith(language, food)}
              messages={messages}
            />
          }
        />,
      );
      const shown = numberIn(container.querySelector('ul[data-ways] p')?.textContent);
      const converted = numberIn(/= ([\d.,]+)/.exec(answer() ?? '')?.[1]);
      expect(Math.abs(converted - shown), `${food}: ${shown} and ${converted}`).toBeLessThan(
        shown < 10 ? 0.06 : 0.6,
      );
      expect(screen.queryByRole('button', { name: messages.converter.useSpecified })).toBeNull();
      unmount();
    }
  },
);

test('a URL with an amount but without a figure keeps the density that it was written with', () => {
  openAt('/?amount=2');
  render(
    <FoodConverter
      language="en"
      food="salt"
      lead="cup"
      foods={converterFoodsWith('en', 'salt')}
      messages={messagesFor('en', 'converter', 'units', 'fills', 'foodField')}
    />,
  );
  // The specification: 2.16 g/ml; 2 cups are 473.18 ml.
  expect(answer()).toContain('2 cups of Table Salt = 1022.07 grams');
  expect(screen.getByRole('button', { name: 'Use the measured weight' })).toBeTruthy();
});
