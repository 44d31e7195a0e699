import { kitchenFor, updateKitchen, writeKitchen } from '@gramwise/engine/kitchens/kitchen.ts';
import type { Recipe } from '@gramwise/engine/recipes/recipe.ts';
import { hours, minutes } from '@gramwise/engine/recipes/values.ts';
import { STEW } from '@gramwise/engine/tests/stew.ts';
import { screen } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { LANGUAGE_CODES, type Language } from '#catalogs/languages.ts';
import { messagesFor } from '#catalogs/messages.ts';
import { button, field, part } from '#tests/component/find.ts';
import { openAt, query, renderIn } from '#tests/component/renderIn.tsx';
import { RecipeView } from './RecipeView.tsx';

const WINE = {
  label: 'Convert Water',
  metric: { ingredient: 'water', amount: 120, from: 'milliliters', to: 'grams' },
  us: { ingredient: 'water', amount: 0.5, from: 'cups', to: 'grams' },
} as const;

const open = (url = '/', recipe: Recipe = STEW, language: Language = 'en') => {
  openAt(url);
  return renderIn(
    language,
    <RecipeView
      messages={messagesFor(language, 'recipe').recipe}
      recipe={recipe}
      drawing={<svg />}
      links={[{}, { convert: WINE, replace: { missing: '# red wine', label: 'Substitutes for red wine' } }]}
      pans={[]}
      joins={[]}
    />,
  );
};

const plain = (text: string | null | undefined) => (text ?? '').replaceAll('\u00a0', ' ');
const lines = () =>
  screen
    .getAllByRole('checkbox')
    .flatMap((box) => (box.closest('li') ? plain(box.closest('label')?.textContent) : []));
const steps = () => [...document.querySelectorAll('ol li')].map(({ textContent }) => plain(textContent));
const note = () => plain(part().querySelector('[role=status]')?.textContent);

const BOTH = [
  '900 g (2 lb) beef, in 4 cm (1 1/2 in) cubes',
  '120 ml (1/2 cup) red wine',
  '2 carrots',
  '1 bay leaf',
  'Salt, to taste',
];
const METRIC = ['900 g beef, in 4 cm cubes', '120 ml red wine', '2 carrots', '1 bay leaf', 'Salt, to taste'];
const US = ['2 lb beef, in 1 1/2 in cubes', '1/2 cup red wine', '2 carrots', '1 bay leaf', 'Salt, to taste'];

afterEach(() => vi.unstubAllGlobals());

describe('the settings bar', () => {
  test('scales ingredients and steps, announces it, and keeps it in the URL', async () => {
    const { user } = open();
    expect(lines()).toEqual(BOTH);
    expect(note()).toBe('');
    await user.click(button('More servings'));
    // 900 g x 7 / 6, and 2 1/3 lb; the bay leaf stays.
    await expect.poll(lines).toContain('1.05 kg (2 1/3 lb) beef, in 4 cm (1 1/2 in) cubes');
    expect(lines()).toContain('1 bay leaf');
    expect(steps()[1]).toContain('Pour in the wine and 280 ml');
    expect(steps()[2]).toBe('Serve in bowls of 480 ml (2 cups).');
    expect(note()).toContain('Servings 7. Amounts are scaled from 6 servings, in the steps too.');
    expect(note()).toContain('Times and pans stay as written');
    expect(note()).not.toContain('ferments');
    await expect.poll(query).toBe('?servings=7');
    await user.click(button('More servings'));
    expect(note()).toContain('Servings 8. Amounts are scaled from 6 servings');
    await user.clear(field('Servings'));
    await user.type(field('Servings'), '6');
    expect(lines()).toEqual(BOTH);
    expect(note()).toBe('');
    await expect.poll(query).toBe('');
  });

  // National Center for Home Food Preservation: the proportions of salt, sugar and acid stay.
  test('says that what preserves is scaled exactly, where something is preserved', async () => {
    const { user } = open('/', { ...STEW, preserved: true });
    await user.click(button('More servings'));
    expect(note()).toContain('In ferments, brines, pickles and cures, weigh salt, sugar and acid exactly');
    await user.click(button('Fewer servings'));
    expect(note()).toBe('');
  });

  test('shows a single unit system, in the steps too', async () => {
    const { user } = open();
    await user.click(field('US cups'));
    expect(lines()).toEqual(US);
    expect(steps()[0]).toBe('Heat the oven to 325 °F. Brown the beef.');
    await user.click(field('Metric'));
    expect(lines()).toEqual(METRIC);
    expect(steps()[1]).toBe('Pour in the wine and 240 ml water and simmer for 8 minutes.');
    await expect.poll(query).toBe('?view=metric');
  });

  test('bakes in the pan that is usual where measures are metric, with its times', async () => {
    const inSpringform: Recipe = {
      ...STEW,
      pan: { pan: { shape: 'round', diameter: 23, depth: 4 }, count: 2 },
      metric: {
        pan: { pan: { shape: 'round', diameter: 24, depth: 6.5 }, count: 1 },
        times: { total: hours(3) },
        steps: [{ text: 'Bake in one pan for {bake}.', values: { bake: minutes(55) } }],
      },
    };
    const times = () => plain(document.querySelector('dl')?.textContent);
    const { user } = open('/', inSpringform);
    expect(times()).toContain('2 h');
    expect(steps()[0]).toContain('Brown the beef');
    await user.click(field('Metric'));
    expect(times()).toContain('3 h');
    expect(steps()).toEqual(['Bake in one pan for 55 minutes.']);
    await user.click(field('US cups'));
    expect(times()).toContain('2 h');
    expect(steps()[0]).toContain('Brown the beef');
  });

  test('follows the URL, and falls back to the recipe as written for invalid values', async () => {
    const { unmount } = open('/?servings=12&view=us');
    await expect.poll(lines).toContainEqual(expect.stringMatching(/^4 lb/));
    unmount();
    open('/?servings=0&view=stone&of=beef&have=-1&pan=none');
    await Promise.resolve();
    expect(lines()).toEqual(BOTH);
    expect(note()).toBe('');
  });

  test("starts with the kitchen's settings, unless the URL says otherwise", async () => {
    const kitchen = updateKitchen(kitchenFor('us'), { country: 'gb', oven: 'gas-mark' });
    localStorage.setItem('kitchen', writeKitchen(kitchen) ?? '');
    const first = open();
    expect(lines()).toEqual(METRIC);
    expect(steps()[0]).toBe('Heat the oven to gas mark 3 (160 °C, 140 °C fan). Brown the beef.');
    await first.user.click(field('Both'));
    expect(lines()).toEqual(BOTH);
    await expect.poll(query).toBe('?view=written');
    await first.user.click(field('Metric'));
    await expect.poll(query).toBe('');
    first.unmount();
    open('/?view=us');
    expect(lines()).toEqual(US);
  });

  test('starts in grams if the language has no cup', () => {
    open('/', STEW, 'fr');
    expect(lines().slice(0, 2)).toEqual(['900 g beef, in 4 cm cubes', '12 cl red wine']);
    expect(field('Métriques').checked).toBe(true);
  });

  test('multiplies a recipe without a number of servings', async () => {
    const { user } = open('/', { ...STEW, servings: null, collection: 'signature-noodle-condiment' });
    expect(screen.queryByLabelText('Servings')).toBeNull();
    await user.click(field('×2'));
    await expect.poll(lines).toContainEqual(expect.stringMatching(/^1\.8 kg/));
    expect(note()).toBe(
      'Amounts are scaled, in the steps too. Times and pans stay as written: look earlier for less, later for more.',
    );
    await expect.poll(query).toBe('?scale=2');
  });
});

test('prints, with the picture if asked, and shares the URL', async () => {
  const pictured = () => !document.querySelector('figure')?.hasAttribute('data-noprint');
  const printed: boolean[] = [];
  vi.stubGlobal('print', () => printed.push(pictured()));
  const { user } = open('/?servings=7');
  await user.click(button('Print'));
  await expect.poll(() => printed).toEqual([false]);
  await user.click(button('Print with picture'));
  await expect.poll(() => printed).toEqual([false, true]);
  await expect.poll(pictured).toBe(false);
  await user.click(button('Print'));
  await expect.poll(() => printed).toEqual([false, true, false]);
  await user.click(button('Share'));
  expect(await navigator.clipboard.readText()).toBe(window.location.href);
});

test('is copied as text, as shown', async () => {
  const { user } = open('/?servings=12&view=metric');
  await expect.poll(lines).toContainEqual(expect.stringMatching(/^1\.8 kg/));
  await user.click(button('Copy as text'));
  await expect
    .poll(() => navigator.clipboard.readText())
    .toMatch(/^Stew\nServings: 12\n\nINGREDIENTS\n1\.8 kg beef, in 4 cm cubes\n240 ml red wine\n4 carrots\n/);
});

describe('the ingredients', () => {
  test('stay checked after scaling and after a reload, separately for each recipe', async () => {
    const first = open();
    await first.user.click(field(/carrots/));
    await first.user.click(button('More servings'));
    await expect.poll(() => field(/carrots/).checked).toBe(true);
    first.unmount();
    const second = open();
    expect(field(/carrots/).checked).toBe(true);
    await second.user.click(field(/carrots/));
    expect(field(/carrots/).checked).toBe(false);
    await second.user.click(field(/beef/));
    second.unmount();
    open('/', { ...STEW, id: 'soup' });
    expect(field(/beef/).checked).toBe(false);
  });

  test('link to converter and substitutes with the amount and in the system shown', async () => {
    const { user } = open('/?servings=12');
    const hrefs = () =>
      screen.getAllByRole('link', { name: /Water|wine/ }).map((link) => link.getAttribute('href'));
    const links = () => hrefs().join(' ');
    await expect.poll(links).toContain('?missing=240+ml+%281+cup%29+red+wine /?ingredient=water&amount=240&');
    await user.click(field('US cups'));
    expect(links()).toContain('?missing=1+cup+red+wine /?ingredient=water&amount=1&from=cups&to=grams#');
  });

  test('come with a garnish and tips only if there are any', () => {
    const { unmount } = open();
    expect(screen.queryByRole('heading', { name: 'Garnish' })).toBeNull();
    expect(screen.queryByRole('heading', { name: 'Tips' })).toBeNull();
    unmount();
    open('/', { ...STEW, garnish: ['Thyme'], tips: [{ text: 'Skim it.' }] });
    expect(screen.getByRole('heading', { name: 'Garnish' }).nextElementSibling?.textContent).toBe('Thyme');
    expect(screen.getByRole('region', { name: 'Tips' }).textContent).toContain('Skim it.');
  });
});

describe('what to know about the foods', () => {
  test.each(LANGUAGE_CODES)('stands below the ingredients, in %s', (language) => {
    const { recipe } = messagesFor(language, 'recipe');
    open('/', { ...STEW, cautions: ['alcohol'] }, language);
    const list = screen.getByRole('heading', { name: recipe.cautions }).nextElementSibling;
    expect(list?.textContent).toBe(recipe.text.cautions.alcohol);
  });

  test.each(LANGUAGE_CODES)('asks to read the labels where no allergen is listed, in %s', (language) => {
    const { recipe } = messagesFor(language, 'recipe');
    const { unmount } = open('/', STEW, language);
    expect(part().textContent).not.toContain(recipe.noAllergens);
    unmount();
    open('/', { ...STEW, allergens: [] }, language);
    expect(part().textContent).toContain(recipe.noAllergens);
    expect(recipe.noAllergens).toMatch(/labels|étiquettes|Etiketten|etiquetas/);
  });
});
