import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { reload, visit } from './browser.ts';

const PATH = '/tools/convertidor';
const panelOf = (page: Page) => page.getByRole('tabpanel');

async function convert(page: Page, value: string, from: string, to: string) {
  await panelOf(page).getByLabel('Valor').fill(value);
  await panelOf(page).getByLabel('De', { exact: true }).selectOption(from);
  await panelOf(page).getByLabel('A', { exact: true }).selectOption(to);
  await panelOf(page).getByRole('button', { name: 'Convertir' }).click();
}

describe('the Spanish converter', () => {
  test.each([
    ['Peso', '2,5', 'kilogramos', 'libras', '5,51 lb'],
    ['Peso', '1000', 'gramos', 'gramos', '1000,00 g'],
    ['Temperatura', '-40', 'celsius', 'fahrenheit', '-40,00 °F'],
    ['Temperatura', '-273,15', 'celsius', 'kelvin', '0,00 K'],
    ['Volumen', '1', 'galon', 'mililitros', '3785,41 ml'],
    ['Volumen', '2', 'taza', 'cucharada', '32,00 cucharadas'],
    ['Longitud', '1', 'pie', 'cm', '30,48 cm'],
  ])('%s: %s %s en %s son %s', (tab, value, from, to, result) =>
    visit(PATH, async (page) => {
      await page.getByRole('tab', { name: tab }).click();
      expect(await panelOf(page).getByRole('status').textContent()).toBe('');
      await convert(page, value, from, to);
      await expect.poll(() => panelOf(page).getByRole('status').textContent()).toBe(result);
      await reload(page);
      await expect.poll(() => panelOf(page).getByRole('status').textContent()).toBe(result);
      expect(await page.getByRole('tab', { selected: true }).textContent()).toBe(tab);
    }),
  );

  test.each([
    ['Peso', '-1', 'gramos', 'onzas', 'Introduzca un número válido'],
    ['Volumen', '', 'taza', 'litro', 'Introduzca un número válido'],
    ['Longitud', 'dos', 'cm', 'pie', 'Introduzca un número válido'],
    ['Temperatura', 'frío', 'celsius', 'kelvin', 'Introduzca un número válido'],
    [
      'Temperatura',
      '-1',
      'kelvin',
      'celsius',
      'No existe una temperatura inferior al cero absoluto (−273,15\u00A0°C)',
    ],
  ])('%s: %j is an error', (tab, value, from, to, message) =>
    visit(PATH, async (page) => {
      await page.getByRole('tab', { name: tab }).click();
      await convert(page, value, from, to);
      await expect.poll(() => panelOf(page).getByRole('alert').textContent()).toBe(message);
    }),
  );

  test.each(['', '/fr', '/de'])('speaks Spanish under %j, in the frame of that language', (prefix) =>
    visit(`${prefix}${PATH}`, async (page) => {
      expect(await page.getAttribute('html', 'lang')).toBe(prefix.slice(1) || 'en');
      expect(await page.getAttribute('main [lang]', 'lang')).toBe('es');
      expect(await page.locator('main [lang="es"] h1').textContent()).toBe('Convertidor de unidades');
      expect(await page.title()).toMatch(/^Convertidor/);
      for (const target of ['/conversions/length', '/tools/multi-calculator']) {
        expect(await page.locator(`main a[href="${prefix}${target}"]`).count()).toBe(1);
      }
    }),
  );
});
