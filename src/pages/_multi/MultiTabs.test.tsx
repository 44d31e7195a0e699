import { fireEvent } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { messagesFor } from '#catalogs/messages.ts';
import { answer, button, chosenTab, field, message, part, tab } from '#tests/component/find.ts';
import { openAt, query, renderIn } from '#tests/component/renderIn.tsx';
import { MultiTabs } from './MultiTabs.tsx';

function open(tab?: string) {
  openAt(tab ? `/?tab=${tab}` : '/');
  return renderIn('en', <MultiTabs messages={messagesFor('en', 'multi', 'tool')} />);
}
type User = ReturnType<typeof open>['user'];

const press = (user: User, name = 'Calculate') => user.click(button(name));

async function fill(user: User, fields: Record<string, string>) {
  for (const [name, text] of Object.entries(fields)) {
    await user.clear(field(name));
    if (text) await user.type(field(name), text);
  }
}

describe('Volume', () => {
  test('is the default tab, and answers on submit', async () => {
    const { user } = open();
    expect(chosenTab()).toBe('Volume');
    expect(answer()).toBe('');
    await fill(user, { Amount: '2' });
    await press(user, 'Convert');
    expect(answer()).toBe('480.00 ml');
    await user.selectOptions(field('To'), 'floz');
    expect(answer()).toBe('480.00 ml');
    await fill(user, { Amount: '0' });
    await press(user, 'Convert');
    expect(answer()).toBe('0.00 fl oz');
    await expect.poll(query).toBe('?value=0&from=cup&to=floz');
  });

  test.each(['-1', '', 'two', '1/0'])('rejects %j as a number', async (Amount) => {
    const { user } = open();
    await fill(user, { Amount });
    await press(user, 'Convert');
    expect(message()).toBe('Please enter a valid number');
    expect(answer()).toBe('');
  });

  // Milliliters from the specification.
  test.each([
    ['cup', '240.00 ml'],
    ['tbsp', '15.00 ml'],
    ['tsp', '5.00 ml'],
    ['l', '1000.00 ml'],
    ['floz', '29.57 ml'],
    ['pint', '473.18 ml'],
    ['quart', '946.35 ml'],
    ['gallon', '3785.41 ml'],
  ])('1 %s is %s', async (from, result) => {
    const { user } = open();
    await user.selectOptions(field('From'), from);
    await press(user, 'Convert');
    expect(answer()?.replace(',', '')).toBe(result);
  });
});

// A number shown with decimals takes the plural in English and German, and in French below 2 the singular.
test.each([
  ['en', 'volume', '1.00 cups'],
  ['fr', 'volume', '1,00 tasse'],
  ['de', 'volume', '1,00 Tassen'],
  ['es', 'volume', '1,00 taza'],
  ['en', 'recipe', '1.0 units'],
  ['fr', 'recipe', '1,0 unité'],
  ['de', 'recipe', '1,0 Einheiten'],
  ['es', 'recipe', '1,0 unidad'],
] as const)('in %s, the %s of one is %s', async (language, name, one) => {
  openAt(`/?tab=${name}`);
  const { user } = renderIn(language, <MultiTabs messages={messagesFor(language, 'multi', 'tool')} />);
  const input = (of: string) => part().querySelector(`[name=${of}]`) as HTMLInputElement;
  const type = async (of: string, text: string) => {
    await user.clear(input(of));
    await user.type(input(of), text);
  };
  if (name === 'volume') await user.selectOptions(input('to'), 'cup');
  else
    for (const [of, text] of Object.entries({ original: '4', desired: '4', amount: '1' }))
      await type(of, text);
  await user.click(part().querySelector('[type=submit]') as Element);
  expect(answer()?.replace(/\s/g, ' ')).toBe(one);
});

describe('Recipe', () => {
  test('scales an amount', async () => {
    const { user } = open('recipe');
    await fill(user, { 'Original servings': '4', 'Desired servings': '6', 'Ingredient amount': '1 1/2' });
    await press(user);
    expect(answer()).toBe('2.3 units');
    expect(part().textContent).toMatch('More precisely 2.25');
  });

  test.each([
    { 'Original servings': '0' },
    { 'Desired servings': '-2' },
    { 'Ingredient amount': 'some' },
    { 'Ingredient amount': '' },
  ])('rejects %j', async (wrong) => {
    const { user } = open('recipe');
    await fill(user, { 'Ingredient amount': '100', ...wrong });
    await press(user);
    expect(message()).toBe('Please enter valid numbers');
    expect(answer()).toBe('');
  });
});

describe('BMI', () => {
  // At a height of 1 m the index equals the weight.
  test.each([
    ['18.4', '18.4 Underweight'],
    ['18.5', '18.5 Normal weight'],
    ['24.9', '24.9 Normal weight'],
    ['25', '25.0 Overweight'],
    ['29.9', '29.9 Overweight'],
    ['30', '30.0 Obese'],
  ])('%s kg at 1 m: %s', async (weight, result) => {
    const { user } = open('bmi');
    await fill(user, { 'Height (cm)': '100', 'Weight (kg)': weight });
    await press(user);
    expect(answer()).toBe(result);
  });

  test.each([
    ['0', '70'],
    ['170', '0'],
    ['', '70'],
    ['170', 'heavy'],
    ['-170', '70'],
  ])('rejects %j cm and %j kg', async (height, weight) => {
    const { user } = open('bmi');
    await fill(user, { 'Height (cm)': height, 'Weight (kg)': weight });
    await press(user);
    expect(message()).toBe('Please enter valid height and weight');
    expect(answer()).toBe('');
  });
});

describe('Age', () => {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['Date'] });
    vi.setSystemTime(new Date(2024, 1, 29, 12));
  });
  afterEach(() => vi.useRealTimers());

  const birth = (iso: string) => fireEvent.change(field('Birth date'), { target: { value: iso } });

  test.each([
    ['2000-02-29', '24 years 8,766 days'],
    ['2000-03-01', '23 years 8,765 days'],
    ['2023-02-28', '1 year 366 days'],
    ['2024-02-28', '0 years 1 day'],
    ['2024-02-29', '0 years 0 days'],
  ])('born on %s: %s', async (iso, result) => {
    const { user } = open('age');
    birth(iso);
    await press(user);
    // Digit grouping is covered by the number format's own tests.
    expect(answer()?.replace(/[,\s]+/g, '')).toBe(result.replace(/[,\s]+/g, ''));
  });

  test.each(['', '2024-03-01', '9999-01-01'])('rejects %j as a birth date', async (iso) => {
    const { user } = open('age');
    birth(iso);
    await press(user);
    expect(message()).toBe('Please enter a valid birth date');
    expect(answer()).toBe('');
  });
});

test('keeps input when switching tabs, and the open tab in the URL', async () => {
  const { user } = open();
  await fill(user, { Amount: '7' });
  await user.click(tab('BMI'));
  await expect.poll(query).toBe('?tab=bmi');
  await user.click(tab('Volume'));
  expect((field('Amount') as HTMLInputElement).value).toBe('7');
  await expect.poll(query).toBe('');
});

test('restores a result from the URL', () => {
  openAt('/?tab=recipe&original=4&desired=6&amount=100');
  renderIn('en', <MultiTabs messages={messagesFor('en', 'multi', 'tool')} />);
  expect(answer()).toBe('150.0 units');
});
