/**
 * What a tool starts with follows the visitor's kitchen, not the language of the page: nobody in London or Mexico is
 * asked for pounds or degrees Fahrenheit first. What a URL leaves out means the same in every kitchen.
 */
import { kitchenFor, writeKitchen } from '@gramwise/engine/kitchens/kitchen.ts';
import { type CountryId, panOrigin, usesCustomaryUnits } from '@gramwise/engine/kitchens/kitchens.ts';
import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, expect, test } from 'vitest';
import type { Language } from '#catalogs/languages.ts';
import { messagesFor } from '#catalogs/messages.ts';
import type { ToolId } from '#catalogs/tools.ts';
import { AltitudeFigures } from '#features/altitude/AltitudeFigures.tsx';
import { PanSizes } from '#pages/_pans/PanSizes.tsx';
import { field } from '#tests/component/find.ts';
import { openAt, query, renderIn } from '#tests/component/renderIn.tsx';
import { inputsOf } from '#tests/inputsOf.ts';
import { KITCHEN_SCRIPT } from '#tools/inKitchens/kitchenScript.ts';

afterEach(() => window.localStorage.clear());

function open(
  tool: ToolId,
  language: Language,
  { kitchen, url = '/' }: { kitchen: CountryId; url?: string },
) {
  window.localStorage.setItem('kitchen', writeKitchen(kitchenFor(kitchen)) ?? '');
  openAt(url);
  const view = inputsOf(tool)?.view(language);
  if (!view) throw new Error(tool);
  return renderIn(language, view);
}
/** What selects have, in the tabs that are not open too. */
const chosen = () => [...document.querySelectorAll('select')].map(({ value }) => value);

const customary = (country: CountryId) => (usesCustomaryUnits(country) ? 0 : 1);
const american = (country: CountryId) => (panOrigin(country) === 'us' ? 0 : 1);

/** What a select of a tool starts with in American kitchens and in the others, and which are which. */
const STARTS: readonly (readonly [
  ToolId,
  first: readonly [string, string],
  (country: CountryId) => 0 | 1,
])[] = [
  ['brine', ['lb', 'kg'], customary],
  ['sugarStages', ['fahrenheit', 'celsius'], customary],
  ['sugarStages', ['ft', 'm'], customary],
  ['altitude', ['us', 'metric'], customary],
  ['bakers', ['fahrenheit', 'celsius'], customary],
  ['cooking', ['lb', 'kg'], customary],
  ['pans', ['us-round-9', 'springform-26'], american],
];

test.each(STARTS)('%s starts with %s', (tool, first, which) => {
  for (const language of ['en', 'de'] as const)
    for (const kitchen of ['us', 'ca', 'gb', 'de', 'mx'] as const) {
      const { unmount } = open(tool, language, { kitchen });
      expect(chosen(), `${language} ${kitchen}`).toContain(first[which(kitchen)]);
      expect(chosen(), `${language} ${kitchen}`).not.toContain(first[1 - which(kitchen)]);
      unmount();
    }
});

test.each<[ToolId, url: string, means: string]>([
  ['brine', '/?weight=3', 'lb'],
  ['cooking', '/?tab=cooking-time&weight=5', 'lb'],
  ['sugarStages', '/?temperature=120', 'fahrenheit'],
  ['pans', '/?by=volume', 'us-round-9'],
])('a link to %s%s means %s in every kitchen', (tool, url, means) => {
  for (const kitchen of ['us', 'gb', 'mx'] as const) {
    const { unmount } = open(tool, 'en', { kitchen, url });
    expect(chosen()).toContain(means);
    unmount();
  }
});

test('what a cook changes is written so that it opens alike in every kitchen', async () => {
  const { user, unmount } = open('brine', 'en', { kitchen: 'gb' });
  await user.clear(field('Weight'));
  await user.type(field('Weight'), '3');
  await expect.poll(query).toBe('?weight=3&unit=kg');
  unmount();
  const pans = open('pans', 'en', { kitchen: 'gb' });
  await pans.user.selectOptions(field('Compare by'), 'volume');
  await expect.poll(query).toBe('?recipe=springform-26&mine=springform-20&by=volume');
});

/** Static parts as they are served, and what their script makes of them. */
function served(part: ReactElement, kitchen: CountryId): string {
  document.body.innerHTML = renderToStaticMarkup(part);
  window.localStorage.setItem('kitchen', writeKitchen(kitchenFor(kitchen)) ?? '');
  new Function(KITCHEN_SCRIPT)();
  return document.querySelector('tbody')?.textContent ?? '';
}

test('tables below tools follow the kitchen before they are painted', () => {
  const { altitude, pans, pansPage } = messagesFor('en', 'altitude', 'pans', 'pansPage');
  const figures = <AltitudeFigures language="en" messages={altitude} />;
  expect(served(figures, 'us')).toMatch(/\d\u00a0ft/);
  expect(served(figures, 'gb')).toMatch(/914\u00a0m/);
  expect(served(figures, 'gb')).not.toMatch(/\d\u00a0ft/);
  const sizes = <PanSizes language="en" messages={{ pans, pansPage }} />;
  expect(served(sizes, 'ca')).toMatch(/^Round pan, 9×2 in/);
  expect(served(sizes, 'gb')).toMatch(/^Springform pan, 26 cm/);
});
