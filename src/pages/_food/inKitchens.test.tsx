import type { AnyFoodId } from '@gramwise/engine/foods/foods.ts';
import { kitchenFor, writeKitchen } from '@gramwise/engine/kitchens/kitchen.ts';
import type { CountryId } from '@gramwise/engine/kitchens/kitchens.ts';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, expect, test } from 'vitest';
import type { Language } from '#catalogs/languages.ts';
import { messagesFor } from '#catalogs/messages.ts';
import { KITCHEN_SCRIPT } from '#tools/inKitchens/kitchenScript.ts';
import { FoodPage } from './FoodPage.tsx';

afterEach(() => window.localStorage.clear());

/** The page as it is served, and what its script makes of it. */
function open(language: Language, food: AnyFoodId, stored: string | null) {
  document.body.innerHTML = renderToStaticMarkup(
    <FoodPage
      language={language}
      food={food}
      messages={messagesFor(language, 'foods', 'fills')}
      vessels={messagesFor(language, 'ask').ask.answers.vessels}
      recipes={[]}
      mail={null}
    />,
  );
  if (stored !== null) window.localStorage.setItem('kitchen', stored);
  new Function(KITCHEN_SCRIPT)();
}
const inKitchen = (country: CountryId) => writeKitchen(kitchenFor(country));
const rows = (section: string) =>
  [...document.querySelectorAll(`#${section} tbody tr`)].map(({ textContent }) =>
    textContent?.replace(/\s/g, ' '),
  );
const text = (selector: string) => document.querySelector(selector)?.textContent?.replace(/\s/g, ' ');

// Sizes by the sources in pieceTable.ts.
test.each<[Language, AnyFoodId, CountryId | null, string]>([
  ['fr', 'whole-egg', null, '1 pièce de calibre S (UE)42 g (38–47)'],
  ['fr', 'whole-egg', 'be', '1 pièce de calibre S (UE)42 g (38–47)'],
  ['fr', 'whole-egg', 'ca', '1 petite pièce (Canada)40 g (37–43)'],
  ['es', 'butter', null, '1 paquete (UE)250 g'],
  ['es', 'butter', 'mx', '1 barra (México)90 g'],
  ['es', 'condensed-milk', 'mx', '1 lata (México)375 g'],
  ['de', 'butter', 'at', '1 Stück (EU)250 g'],
  ['en', 'whole-egg', 'gb', '1 size S (EU and UK)42 g (38–47)'],
  ['en', 'whole-egg', 'ca', '1 small (Canada)40 g (37–43)'],
])('in %s pieces of %s in a kitchen of %s start with %j', (language, food, country, first) => {
  open(language, food, country && inKitchen(country));
  expect(rows('pieces')[0]).toBe(first);
});

test('figures, their sentence and the weight as bought follow, too', () => {
  open('en', 'bacon', inKitchen('gb'));
  expect(text('h1 + p')).toBe('Bacon: 1 slice (EU and UK) weighs 20 g.');
  expect(text('h1 ~ ul li')).toMatch(/^20 g/);
  open('en', 'whole-egg', inKitchen('gb'));
  expect(text('#pieces > p')).toMatch(/1 size M \(EU and UK\) weighs about 57 g as bought\.$/);
});

test.each([null, '', '{', '{"country":"*"}', '{"country":"x]"}', '[]'])(
  'a stored kitchen of %j leaves the page as it is',
  (stored) => {
    open('fr', 'whole-egg', stored);
    expect(rows('pieces')[0]).toBe('1 pièce de calibre S (UE)42 g (38–47)');
    expect(document.querySelectorAll('#pieces table')).toHaveLength(1);
  },
);
