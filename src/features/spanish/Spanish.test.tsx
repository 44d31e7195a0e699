import { describe, expect, test } from 'vitest';
import { spanish } from '#catalogs/es/spanish.ts';
import { answer, button, chosenTab, field, message, tab } from '#tests/component/find.ts';
import { forge, openAt, query, renderIn } from '#tests/component/renderIn.tsx';
import { Spanish } from './Spanish.tsx';

const open = (url = '/') => {
  openAt(url);
  return renderIn('en', <Spanish messages={spanish} />);
};
type User = ReturnType<typeof open>['user'];

async function convert(user: User, kind: string, value: string, from: string, to: string) {
  await user.click(tab(kind));
  await user.clear(field('Valor'));
  if (value) await user.type(field('Valor'), value);
  await user.selectOptions(field('De'), from);
  await user.selectOptions(field('A'), to);
  await user.click(button('Convertir'));
}

test('opens on Peso without a result', () => {
  open();
  expect(chosenTab()).toBe('Peso');
  expect(answer()).toBe('');
});

describe('converts', () => {
  test.each([
    ['Peso', '2,5', 'kilogramos', 'libras', '5,51 lb'],
    ['Peso', '1000', 'gramos', 'gramos', '1000,00 g'],
    ['Peso', '16', 'onzas', 'libras', '1,00 lb'],
    ['Temperatura', '-40', 'celsius', 'fahrenheit', '-40,00 °F'],
    ['Temperatura', '-273,15', 'celsius', 'kelvin', '0,00 K'],
    ['Volumen', '1', 'galon', 'mililitros', '3785,41 ml'],
    ['Volumen', '2', 'taza', 'cucharada', '32,00 cucharadas'],
    ['Longitud', '1', 'pie', 'cm', '30,48 cm'],
    ['Longitud', '1', 'pulgada', 'cm', '2,54 cm'],
  ])('%s: %s %s en %s son %s', async (tab, value, from, to, result) => {
    const { user } = open();
    await convert(user, tab, value, from, to);
    expect(answer()).toBe(result);
    expect(message()).toBeNull();
  });

  // A comma is the decimal sign in Spain and groups thousands in Mexico.
  test.each([
    ['1,000', '1,00 kg', 'Se ha leído como 1. Si quería decir 1000, escriba 1000.'],
    ['1.250', '1250,00 kg', 'Se ha leído como 1250. Si quería decir 1,25, escriba 1,25.'],
    ['1,5', '1,50 kg', null],
    ['1.5', '1,50 kg', null],
  ])('says how it read %s', async (value, result, told) => {
    const { user } = open();
    await convert(user, 'Peso', value, 'kilogramos', 'kilogramos');
    expect(answer()).toBe(result);
    const text = document.querySelector('[role=tabpanel]:not([hidden])')?.textContent ?? '';
    if (told) expect(text).toContain(told);
    else expect(text).not.toContain('Se ha leído');
  });

  test('keeps the result in the URL', async () => {
    const { user } = open();
    await convert(user, 'Volumen', '2', 'taza', 'litro');
    await expect.poll(query).toBe('?tab=volumen&value=2&from=taza&to=litro');
  });

  test('restores a result from the URL', () => {
    open('/?tab=longitud&value=2&from=metro&to=cm');
    expect(answer()).toBe('200,00 cm');
  });
});

describe('instead of a result', () => {
  test.each([
    ['Peso', '-1', 'gramos', 'onzas', 'Introduzca un número válido'],
    ['Volumen', '', 'taza', 'litro', 'Introduzca un número válido'],
    ['Longitud', 'dos', 'cm', 'pie', 'Introduzca un número válido'],
    ['Temperatura', 'frío', 'celsius', 'kelvin', 'Introduzca un número válido'],
    ['Temperatura', '-1', 'kelvin', 'celsius', /^No existe una temperatura inferior al cero absoluto/],
  ])('shows an error for %s, %j', async (kind, value, from, to, text) => {
    const { user } = open();
    await convert(user, kind, value, from, to);
    expect(message()).toMatch(text);
    expect(answer()).toBe('');
  });

  test('shows nothing for an unknown unit', async () => {
    const { user } = open();
    forge(field('De'), 'arrobas');
    await user.click(button('Convertir'));
    expect([answer(), message()]).toEqual(['', null]);
  });
});
