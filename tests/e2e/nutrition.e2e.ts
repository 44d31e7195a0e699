import { expect, test } from 'vitest';
import { localPath } from '../../src/site/localPath.ts';
import { visit } from './browser.ts';

// 250 g of flour with 364 kcal in 100 g, 125 of butter with 717, 100 of sugar with 387, and a packet of vanilla sugar
// of 8, by USDA SR26: 2193 or 2224 kcal in all
const CAKE = `Kuchen
Für 4 Portionen

Zutaten
250 g Mehl
125 g Butter
100 g Zucker
1 Päckchen Vanillezucker

Zubereitung
Alles verrühren und bei 180 °C 40 Minuten backen.`;

test('the worker that reads a recipe counts its nutrition, a serving alike however far it is scaled', () =>
  visit(localPath('de', '/tools/recipe-converter'), async (page) => {
    await page.getByLabel('Das Rezept', { exact: true }).fill(CAKE);
    await page.getByRole('button', { name: 'Nährwerte', exact: true }).click();
    const region = page.getByRole('region', { name: 'Nährwerte pro Portion' });
    const energy = async () => {
      const text = await region
        .getByRole('row', { name: /^Brennwert/ })
        .first()
        .innerText();
      return Number(/\d+/.exec(text)?.[0]);
    };
    await region.getByRole('table').first().waitFor();
    const once = await energy();
    expect(Math.abs(once - 2224 / 4)).toBeLessThan(10);
    await region.getByText('US-Etikett').click();
    expect(await region.innerText()).toContain('Portionen pro Rezept: 4');
    await page.getByLabel('Portionen', { exact: true }).first().fill('8');
    await region.getByText('Portionen pro Rezept: 8').waitFor();
    expect(await energy()).toBe(once);
  }));
