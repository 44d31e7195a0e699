import { kitchenFor, updateKitchen, writeKitchen } from '@gramwise/engine/kitchens/kitchen.ts';
import { fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { BAD_INPUT } from '#tests/badInput.ts';
import { leaked } from '#tests/calm.ts';
import { button, field } from '#tests/component/find.ts';
import {
  box,
  fetched,
  lines,
  linesOf,
  METRIC,
  openReader,
  region,
  SHORT,
  serveAllFoods,
  statusText,
  type,
} from '#tests/component/openReader.tsx';
import { openAt, query } from '#tests/component/renderIn.tsx';
import { BROWNIES, KUCHEN } from '#tests/reader/pasted.ts';

const line = (text: string) =>
  screen.getByText((_, element) => element?.tagName === 'LI' && element.textContent.startsWith(text));

serveAllFoods();

describe('a pasted recipe', () => {
  test('is converted as it is pasted, with each original beneath, and nothing is sent', async () => {
    const { user } = openReader();
    expect(statusText()).toBe('The recipe appears here as you paste it.');
    expect(fetched).not.toHaveBeenCalled();
    await user.click(box());
    await user.paste(BROWNIES);
    await expect.poll(lines).toContain('188 g all-purpose flour');
    expect(within(region()).getByRole('heading', { level: 2 }).textContent).toBe(
      'Converted recipe Fudgy Walnut Brownies',
    );
    expect(
      within(region())
        .getAllByRole('heading', { level: 3 })
        .map(({ textContent }) => textContent),
    ).toEqual(['Ingredients', 'Instructions']);
    expect(line('188 g').textContent).toBe(
      '188 g all-purpose flour (usually 180 to 188 g)1 1/2 cups all-purpose flour',
    );
    expect(line('188 g').querySelector('small')?.textContent).toBe('1 1/2 cups all-purpose flour');
    expect(line('3 large eggs').querySelector('small')).toBeNull();
    expect(within(region()).getByText('For the topping:').tagName).toBe('STRONG');
    expect(linesOf('ol')[0]).toBe('Heat the oven to 180°C and line a 23x33 cm pan with parchment.');
    expect(statusText()).toBe('Converted recipe');
    expect(fetched.mock.calls).toEqual([['/foods/en.json']]);
    await expect.poll(query).toBe('');
    expect(document.title).not.toContain('Brownies');
  });

  test('gets focus from the button', async () => {
    const { user } = openReader();
    type(SHORT);
    await user.click(button('Convert recipe'));
    expect(document.activeElement?.textContent).toContain('Converted recipe');
    await expect.poll(lines).toHaveLength(3);
  });

  test('is an example, in the language of the page', async () => {
    const english = openReader();
    await english.user.click(button('Try an example'));
    // 1/2 cup of walnuts: 58.5
    await expect.poll(lines).toContain('59 g chopped walnuts');
    english.unmount();
    openAt('/');
    const { user } = openReader('/', 'de');
    await user.click(button('Ein Beispiel ausprobieren'));
    // 500 ml: 500 x 125 / 236.588 = 264.2
    await expect.poll(() => document.querySelector('ul li')?.textContent).toMatch(/^264 g Mehl/);
  });

  test('is marked where a number could not be read', async () => {
    openReader();
    type(`Ingredients\n2 cups flour\nvitamin B12 drops\nInstructions\nMix.`);
    await expect.poll(lines).toContain('250 g flour');
    const kept = [...region().querySelectorAll('li')].filter((one) =>
      one.textContent.includes('Kept as written'),
    );
    expect(kept.map((one) => one.textContent)).toEqual(['vitamin B12 dropsKept as written']);
  });

  test.each([
    ['a'.repeat(200_001), 'This is too long for one recipe. Paste only the recipe.'],
    ['2 eggs\n'.repeat(10_001), 'That is too many lines for one recipe. Paste only the recipe.'],
    ['PK\u0003\u0004\u0000', 'This is not text. Paste the recipe as text.'],
    ['  \n', 'The recipe appears here as you paste it.'],
  ])('that is not a recipe gives a message', async (text, expected) => {
    openReader();
    type(SHORT);
    await expect.poll(lines).toEqual(METRIC);
    type(text);
    await expect.poll(statusText).toBe(expected);
    expect(lines()).toEqual([]);
    expect(screen.queryByRole('button', { name: 'Copy' })).toBeNull();
  });

  test('never runs what is in it', async () => {
    const alert = vi.fn();
    vi.stubGlobal('alert', alert);
    openReader();
    type('2 cups <script>alert(1)</script> flour\n1 cup <img src=x onerror=alert(1)> milk');
    await expect.poll(() => region().textContent).toContain('<img src=x onerror=alert(1)>');
    type('<p>2 cups flour<script>alert(1)</script></p><p onclick="alert(1)">3 eggs</p>');
    await expect.poll(lines).toEqual(['250 g flour', '3 eggs']);
    expect(box().value).toBe('2 cups flour\n3 eggs');
    expect(document.querySelector('script, img, [onclick]')).toBeNull();
    expect(alert).not.toHaveBeenCalled();
  });

  test('may be the source of a web page', async () => {
    openReader();
    const data = { '@type': 'Recipe', name: 'Rice', recipeYield: 4, recipeIngredient: ['2 cups rice'] };
    type(`<html><script type="application/ld+json">${JSON.stringify(data)}</script><p>My life</p></html>`);
    // 2 x 185
    await expect.poll(lines).toEqual(['370 g rice']);
    expect(box().value).toBe('Rice\nYield: 4\n\nIngredients\n2 cups rice');
    expect(field('Servings').value).toBe('4');
  });
});

describe('the settings', () => {
  test('show it in US cups or as written, in the URL', async () => {
    const { user } = openReader();
    type(SHORT);
    await expect.poll(lines).toEqual(METRIC);
    await user.click(field('As written'));
    await expect.poll(lines).toEqual(['2 cups flour', '1 cup milk', '3 eggs']);
    await expect.poll(query).toBe('?measures=written');
    await user.click(field('Metric'));
    await expect.poll(query).toBe('');
    type('250 g flour\n235 ml milk\n3 eggs\nMix well and bake at 180°C for 20 minutes.');
    await user.click(field('US cups'));
    await expect.poll(lines).toEqual(['2 cups flour', '1 cup milk', '3 eggs']);
    expect(linesOf('ol')).toEqual(['Mix well and bake at 350°F for 20 minutes.']);
  });

  test.each([
    ['mx', '180°C'],
    ['ca', '350°F'],
  ] as const)('are metric in %s, with the oven of its kitchen at %s', async (country, degrees) => {
    localStorage.setItem('kitchen', writeKitchen(kitchenFor(country)) ?? '');
    openReader();
    type('100 g sugar\n\nMethod\nBake at 180°C in a 22 cm pan.');
    await expect.poll(lines).toEqual(['100 g sugar']);
    expect(linesOf('ol')).toEqual([`Bake at ${degrees} in a 22 cm pan.`]);
  });

  test('start with the measures of the kitchen', async () => {
    const kitchen = updateKitchen(kitchenFor('us'), { measures: 'cups' });
    localStorage.setItem('kitchen', writeKitchen(kitchen) ?? '');
    const { user } = openReader();
    type('250 g flour');
    await expect.poll(lines).toEqual(['2 cups flour']);
    expect(field('US cups').checked).toBe(true);
    await user.click(field('Metric'));
    await expect.poll(lines).toEqual(['250 g flour']);
    await expect.poll(query).toBe('?measures=metric');
    await user.click(field('US cups'));
    await expect.poll(query).toBe('');
  });

  test('say where the recipe is from, and so which cup it means', async () => {
    const { user } = openReader();
    type('1 cup milk\n2 tbsp oil');
    await expect.poll(lines).toEqual(['235 ml milk', '2 tbsp oil']);
    const note = () => region().querySelector('p:not([role])')?.textContent;
    expect(note()).toBe('Read as a recipe from the United States: 1 cup = 237 ml, 1 tablespoon = 15 ml.');
    expect(screen.getByRole('option', { name: 'Detect (United States)' })).toBeTruthy();
    await user.selectOptions(field('Country of the recipe'), 'Australia');
    await expect.poll(lines).toEqual(['250 ml milk', '40 ml oil']);
    expect(note()).toBe('Read as a recipe from Australia: 1 cup = 250 ml, 1 tablespoon = 20 ml.');
    await expect.poll(query).toBe('?country=au');
    await user.selectOptions(field('Country of the recipe'), 'Detect');
    await expect.poll(query).toBe('');
  });

  test('accept the cup of an older URL until a country is chosen', async () => {
    const { user } = openReader('/?cup=metric_cup', 'en', { drafts: '1 cup milk' });
    await expect.poll(lines).toEqual(['250 ml milk']);
    await user.selectOptions(field('Country of the recipe'), 'United States');
    await expect.poll(lines).toEqual(['235 ml milk']);
    await expect.poll(query).toBe('?country=us');
  });

  test('detect the language, which can be changed', async () => {
    const { user } = openReader();
    expect(screen.getAllByRole('option', { name: 'Detect' })).toHaveLength(2);
    type(KUCHEN);
    // 250 x 125 / 236.588 = 132.1
    await expect.poll(lines).toContain('132 g Mehl');
    expect(screen.getByRole('option', { name: 'Detect (Deutsch)' })).toBeTruthy();
    expect(region().querySelector('ul')?.lang).toBe('de');
    await user.selectOptions(field('Language'), 'English');
    await expect.poll(query).toBe('?lang=en');
    // Those of the page's language come first, before the recipe is read.
    expect(fetched.mock.calls.flat()).toEqual(['/foods/en.json', '/foods/de.json']);
  });

  test('scale it by servings, which can be retyped', async () => {
    const { user } = openReader();
    type(BROWNIES);
    await expect.poll(lines).toContain('188 g all-purpose flour');
    expect(screen.queryByRole('group', { name: 'Scale' })).toBeNull();
    expect(field('Servings').value).toBe('12');
    await user.clear(field('Servings'));
    expect(field('Servings').value).toBe('');
    expect(lines()).toContain('188 g all-purpose flour');
    await user.type(field('Servings'), '24');
    // 3 x 125
    await expect.poll(lines).toContain('375 g all-purpose flour');
    expect(region().textContent).toContain('Amounts are scaled to 200% of the recipe.');
    await expect.poll(query).toBe('?servings=24');
    await user.click(box());
    type(BROWNIES.replace('Serves 12', 'Serves 6'));
    await expect.poll(() => field('Servings').value).toBe('6');
    await expect.poll(query).toBe('');
  });

  test('accept any text for servings', async () => {
    openReader();
    type(BROWNIES);
    await expect.poll(lines).toContain('188 g all-purpose flour');
    for (const text of BAD_INPUT) {
      fireEvent.change(field('Servings'), { target: { value: text } });
      expect([text, leaked(region().textContent)]).toEqual([text, null]);
    }
    fireEvent.blur(field('Servings'));
    expect(field('Servings').value).toMatch(/^\d{1,3}$/);
  });

  test('multiply a recipe that does not say its servings', async () => {
    const { user } = openReader();
    type(SHORT);
    await expect.poll(lines).toEqual(METRIC);
    expect(screen.queryByLabelText('Servings')).toBeNull();
    await user.click(field('×2'));
    await expect.poll(lines).toEqual(['500 g flour', '475 ml milk', '6 eggs']);
    await expect.poll(query).toBe('?scale=2');
  });
});
