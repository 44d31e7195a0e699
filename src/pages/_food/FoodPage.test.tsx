import type { FoodId } from '@gramwise/engine/foods/foods.ts';
import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { LANGUAGE_CODES, type Language } from '#catalogs/languages.ts';
import { messagesFor } from '#catalogs/messages.ts';
import { FoodPage } from './FoodPage.tsx';

const warning = (language: Language, food: FoodId) => {
  const messages = messagesFor(language, 'foods', 'fills');
  const { container, unmount } = render(
    <FoodPage language={language} food={food} messages={messages} recipes={[]} />,
  );
  const text = container.querySelector('#raw-beans')?.textContent ?? null;
  unmount();
  return text;
};

// FDA, Bad Bug Book: soak for 5 hours, boil for 30 minutes, though 10 destroy the toxin; no slow cooker.
test.each(LANGUAGE_CODES)('in %s warns of raw beans', (language) => {
  expect(warning(language, 'kidney-beans-dry')).toMatch(/\b5\s.*\b10\s.*\b30\b.*(?:FDA|Food and Drug)/);
  expect(warning(language, 'kidney-beans-dry')).toMatch(/slow cooker|Schongarer|mijoteuse|cocción lenta/);
  expect(warning(language, 'lentils')).toBeNull();
});
