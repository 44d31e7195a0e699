import type { Recipe } from '@gramwise/engine/recipes/recipe.ts';
import { minutes } from '@gramwise/engine/recipes/values.ts';
import { STEW } from '@gramwise/engine/tests/stew.ts';
import { screen } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import type { Language } from '#catalogs/languages.ts';
import { messagesFor } from '#catalogs/messages.ts';
import { button, field, part } from '#tests/component/find.ts';
import { openAt, query, renderIn } from '#tests/component/renderIn.tsx';
import type { OtherPan } from './panChoice.ts';
import { RecipeView } from './RecipeView.tsx';

const PANS: readonly OtherPan[] = [
  { id: 'springform-26', name: 'Springform 26 cm', origin: 'europe', factor: 1.5 },
  { id: 'loaf-25', name: 'Loaf tin', origin: 'europe', factor: 0.5, byVolume: true },
];
const BAKED: Recipe = {
  ...STEW,
  pan: { pan: { shape: 'round', diameter: 23, depth: 4 }, count: 1 },
};

const open = (url = '/', recipe: Recipe = STEW, language: Language = 'en') => {
  openAt(url);
  return renderIn(
    language,
    <RecipeView
      messages={messagesFor(language, 'recipe').recipe}
      recipe={recipe}
      drawing={null}
      links={[]}
      pans={recipe.pan ? PANS : []}
      joins={[]}
    />,
  );
};

const beef = () => field(/beef,/).closest('label')?.textContent?.replaceAll('\u00a0', ' ');
const note = () => part().querySelector('[role=status]')?.textContent?.replaceAll('\u00a0', ' ') ?? '';
const box = () => screen.getByText('Scale by what you have').closest('details');

describe('scaling by what a cook has', () => {
  test('scales the recipe and its URL, and back', async () => {
    const { user } = open('/?view=metric');
    expect(box()?.open).toBe(false);
    await user.click(screen.getByText('Scale by what you have'));
    await user.type(field('I have (grams)'), '450');
    await expect.poll(query).toBe('?view=metric&of=beef&have=450');
    expect(beef()).toBe('450 g beef, in 4 cm cubes');
    expect(field('Servings').value).toBe('3');
    expect(note()).toContain('Servings 3. Amounts are scaled to 50% of the recipe. Times and pans stay');
    await user.click(button('Back to the recipe'));
    await expect.poll(query).toBe('?view=metric');
    expect(beef()).toBe('900 g beef, in 4 cm cubes');
    expect(field('I have (grams)').value).toBe('');
    expect(note()).toBe('');
  });

  test('asks for each scalable ingredient in its own unit', async () => {
    const { user } = open();
    const list = field('Ingredient') as unknown as HTMLSelectElement;
    expect([...list.options].map(({ text }) => text.replaceAll('\u00a0', ' '))).toEqual([
      'beef, in 4 cm (1 1/2 in) cubes',
      'red wine',
      'carrots',
    ]);
    await user.selectOptions(list, 'red wine');
    await user.type(field('I have (milliliters)'), '180');
    await expect.poll(query).toBe('?of=wine&have=180');
    // The typed number now means carrots: more than 20 times the recipe's two.
    await user.selectOptions(list, 'carrots');
    expect(field('I have (pieces)').value).toBe('180');
    expect(field('I have (pieces)').getAttribute('aria-invalid')).toBe('true');
    await user.clear(field('I have (pieces)'));
    await user.type(field('I have (pieces)'), '3');
    await expect.poll(query).toBe('?of=carrots&have=3');
  });

  test('is read from the URL, and discarded when the servings change', async () => {
    const { user } = open('/?of=beef&have=825&view=metric');
    await expect.poll(beef).toBe('825 g beef, in 4 cm cubes');
    expect(box()?.open).toBe(true);
    expect(field('I have (grams)').value).toBe('825');
    // 5 1/2 servings: one step up is 6.
    expect(field('Servings').value).toBe('5.5');
    await user.click(button('More servings'));
    await expect.poll(query).toBe('?view=metric');
    expect(field('I have (grams)').value).toBe('');
    expect(field('I have (grams)').getAttribute('aria-invalid')).not.toBe('true');
  });

  test('shows no error for typed text when the servings change', async () => {
    const { user } = open();
    await user.type(field('I have (grams)'), '450');
    await user.click(button('More servings'));
    await expect.poll(query).toBe('?servings=4');
    expect(field('I have (grams)').value).toBe('');
    expect(part().textContent).not.toContain('Please enter an amount above zero');
  });

  test('keeps invalid input to be corrected', async () => {
    const { user } = open('/?servings=8');
    await user.click(screen.getByText('Scale by what you have'));
    await user.type(field('I have (grams)'), '45x');
    expect(field('I have (grams)').value).toBe('45x');
    expect(part().textContent).toContain(
      'Please enter an amount above zero, for at most 20 times the recipe.',
    );
    expect(box()?.open).toBe(true);
    await user.clear(field('I have (grams)'));
    expect(box()?.open).toBe(true);
    expect(part().textContent).not.toContain('Please enter an amount above zero');
  });

  test('may have no amount yet, which leaves the servings alone', async () => {
    const { user } = open('/?servings=8');
    await user.selectOptions(field('Ingredient'), 'red wine');
    await Promise.resolve();
    expect(field('Servings').value).toBe('8');
    expect(query()).toBe('?servings=8');
  });

  test('accepts a fraction, which the URL keeps to three decimals', async () => {
    const { user } = open();
    await user.selectOptions(field('Ingredient'), 'carrots');
    await user.type(field('I have (pieces)'), '1/3');
    await expect.poll(query).toBe('?of=carrots&have=0.333');
    expect(field('I have (pieces)').value).toBe('1/3');
  });

  test('uses the decimal comma of the language', async () => {
    const label = messagesFor('de', 'recipe').recipe.settings.by.units.ml;
    const { user } = open('/?of=wine&have=12.5', STEW, 'de');
    await expect.poll(() => field(label).value).toBe('12,5');
    await user.clear(field(label));
    await user.type(field(label), '37,5');
    await expect.poll(query).toBe('?of=wine&have=37.5');
  });

  test('gives a share of a recipe made by the batch', async () => {
    open('/?of=beef&have=450', { ...STEW, servings: null });
    await expect.poll(beef).toMatch(/^450 g/);
    expect(note()).toMatch(/^Amounts are scaled to 50% of the recipe\./);
  });
});

describe('scaling by pan', () => {
  test('scales the recipe by its area, with no note about times', async () => {
    const { user } = open('/?view=metric', BAKED);
    await user.selectOptions(field('My pan'), 'Springform 26 cm');
    await expect.poll(query).toBe('?view=metric&pan=springform-26');
    expect(beef()).toBe('1.35 kg beef, in 4 cm cubes');
    expect(note()).toBe('Servings 9. Amounts are scaled to 150% of the recipe.');
    await user.selectOptions(field('My pan'), 'As in the recipe');
    await expect.poll(query).toBe('?view=metric');
    expect(note()).toBe('');
  });

  test('says that a deeper pan bakes longer', async () => {
    open('/?pan=loaf-25', BAKED);
    await expect.poll(note).toContain('bake longer in a deep one');
    expect(box()?.textContent).not.toContain('The same height');
  });

  test.each([
    // Up to a quarter more or less still fits.
    [7, null],
    [8, 'about 1.3 times'],
    [5, null],
    [4, 'about 0.7 times'],
    [18, 'about 3 times'],
  ])('notes for %d servings: %s', async (servings, said) => {
    open(`/?servings=${servings}`, BAKED);
    await expect.poll(note).toContain('Amounts are scaled from 6 servings');
    if (said) expect(note()).toContain(`It takes ${said} the area of the pan in the recipe`);
    else expect(note()).not.toContain('the area of the pan');
  });

  test('is not offered if nothing is baked, and times are not mentioned if there are none', async () => {
    const steps = STEW.steps.map(({ text }) => ({ text: text.replace(/\{\w+\}/g, 'it') }));
    const { unmount } = open('/?servings=12', { ...STEW, steps });
    expect(screen.queryByLabelText('My pan')).toBeNull();
    await expect.poll(note).toBe('Servings 12. Amounts are scaled from 6 servings, in the steps too.');
    unmount();
    open('/?servings=12', { ...STEW, steps: [{ text: 'Wait {it}.', values: { it: minutes(1) } }] });
    await expect.poll(note).toContain('Times and pans stay as written');
  });
});

test.each([
  ['gb', ['As in the recipe', '26 cm', '9 in']],
  ['ca', ['As in the recipe', '9 in', '26 cm']],
])('lists the pans of shops in %s first', (country, names) => {
  localStorage.setItem('kitchen', JSON.stringify({ country }));
  const pan = (id: string, name: string, origin: 'us' | 'europe'): OtherPan => ({
    id,
    name,
    origin,
    factor: 1,
  });
  renderIn(
    'en',
    <RecipeView
      messages={messagesFor('en', 'recipe').recipe}
      recipe={BAKED}
      drawing={null}
      links={[]}
      pans={[pan('us-round-9', '9 in', 'us'), pan('springform-26', '26 cm', 'europe')]}
      joins={[]}
    />,
  );
  const select = field('My pan') as unknown as HTMLSelectElement;
  expect([...select.options].map(({ text }) => text)).toEqual(names);
  localStorage.clear();
});
