import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { hydrated, reload, visit } from './browser.ts';

interface Journey {
  at: string;
  /** Names of the field, the result and the buttons. */
  names: Readonly<Record<'text' | 'result' | 'convert' | 'servings' | 'share', string>>;
  recipe: string;
  /** Lines of the result, and one of them for half as many. */
  lines: readonly string[];
  servings: string;
  half: string;
}

const JOURNEYS: Readonly<Record<string, Journey>> = {
  English: {
    at: '/tools/recipe-converter',
    names: {
      text: 'Your recipe',
      result: 'Converted recipe',
      convert: 'Convert recipe',
      servings: 'Servings',
      share: 'Share',
    },
    recipe: `Walnut Cake
Serves 8

Ingredients
2 cups all-purpose flour
1 cup sugar
1 stick butter, softened
1 cup chopped walnuts

Method
Heat the oven to 350°F and grease a 9-inch pan.
Beat the butter and the sugar, fold in the rest and bake for 40 minutes.`,
    // 2 x 125; 200; 113.4; 117; 176.7 °C; 22.9 cm
    lines: [
      '250 g all-purpose flour',
      '200 g sugar',
      '115 g butter, softened',
      '115 g chopped walnuts',
      'Heat the oven to 175°C and grease a 23-cm pan.',
    ],
    servings: '4',
    half: '125 g all-purpose flour',
  },
  French: {
    at: '/fr/tools/recipe-converter',
    names: {
      text: 'Votre recette',
      result: 'Recette convertie',
      convert: 'Convertir la recette',
      servings: 'Portions',
      share: 'Partager',
    },
    recipe: `Gâteau aux noix
Pour 8 personnes

Ingrédients
2 tasses de farine
1 tasse de sucre
100 g de beurre mou
3 œufs

Préparation
Préchauffer le four à 350 °F et beurrer un moule.
Travailler le beurre et le sucre, ajouter le reste et cuire 40 minutes.`,
    // Cups of 250 ml: 500 x 125 / 236.588 = 264.2; 250 x 200 / 236.588 = 211.3
    lines: [
      '260 g de farine',
      '210 g de sucre',
      '100 g de beurre mou',
      '3 œufs',
      'Préchauffer le four à 175 °C et beurrer un moule.',
    ],
    servings: '4',
    half: '130 g de farine',
  },
};

const result = (page: Page, { result: name }: Journey['names']) =>
  page.getByRole('region', { name }).innerText();

describe('a recipe', () => {
  test.each(Object.entries(JOURNEYS))(
    'in %s is pasted, converted, shared, and still there after a reload and on the way back',
    async (_, { at, names, recipe, lines, servings, half }) => {
      let link = '';
      await visit(
        at,
        async (page) => {
          const text = page.getByLabel(names.text, { exact: true });
          await page.evaluate((pasted) => navigator.clipboard.writeText(pasted), recipe);
          await text.focus();
          await page.keyboard.press('Control+v');
          for (const line of lines) await expect.poll(() => result(page, names)).toContain(line);
          await page.getByRole('button', { name: names.convert, exact: true }).click();
          expect(await page.evaluate(() => document.activeElement?.textContent)).toContain(names.result);
          await page.getByLabel(names.servings, { exact: true }).fill(servings);
          await expect.poll(() => result(page, names)).toContain(half);
          expect(page.url()).not.toContain('#');

          await page.getByRole('button', { name: names.share, exact: true }).click();
          const copied = () => page.evaluate(() => navigator.clipboard.readText());
          await expect.poll(copied).toContain(`?servings=${servings}#recipe=`);
          link = await copied();

          await reload(page);
          expect(await text.inputValue()).toBe(recipe);
          await expect.poll(() => result(page, names)).toContain(half);
          await page.locator('footer').getByRole('link').first().click();
          await page.waitForURL((url) => url.pathname !== at);
          await page.goBack();
          await hydrated(page);
          expect(await text.inputValue()).toBe(recipe);
          await expect.poll(() => result(page, names)).toContain(half);
        },
        { permissions: ['clipboard-read', 'clipboard-write'] },
      );
      const requests: string[] = [];
      await visit(
        link,
        async (page) => {
          await expect.poll(() => page.getByLabel(names.text, { exact: true }).inputValue()).toBe(recipe);
          await expect.poll(() => result(page, names)).toContain(half);
          expect(await page.title()).not.toContain(recipe.split('\n')[0]);
        },
        {
          before: async (page) => {
            page.on('request', (request) => requests.push(request.url() + (request.postData() ?? '')));
          },
        },
      );
      // Browsers keep what stands after # to themselves.
      expect(requests.filter((request) => /recipe=/.test(request.replace(/#.*/, '')))).toEqual([]);
    },
  );

  test('is cooked step by step, and the same one is there afterwards', () =>
    visit('/tools/recipe-converter', async (page) => {
      await page.getByRole('button', { name: 'Try an example' }).click();
      await page.getByRole('button', { name: 'Cook mode' }).click();
      const dialog = page.getByRole('dialog');
      await dialog.getByText('Step 1 of 3').waitFor();
      await dialog.getByText('Heat the oven to 175°C').waitFor();
      await page.goBack();
      await expect.poll(() => dialog.count()).toBe(0);
      await expect
        .poll(() => page.getByRole('region', { name: 'Converted recipe' }).innerText())
        .toContain('250 g all-purpose flour');
    }));

  test('of a thousand lines is read', () =>
    visit('/tools/recipe-converter', async (page) => {
      const text = page.getByLabel('Your recipe', { exact: true });
      await text.fill('2 cups flour, sifted\n'.repeat(1000));
      await expect
        .poll(() => page.getByRole('region', { name: 'Converted recipe' }).getByRole('listitem').count())
        .toBe(1000);
    }));
});

test.each([
  ['/tools/recipe-converter', 'The recipe converter needs JavaScript', 'Your recipe'],
  ['/fr/tools/recipe-converter', 'JavaScript', 'Votre recette'],
])('without scripts %s says why it is of no use', (path, message, field) =>
  visit(
    path,
    async (page) => {
      expect(await page.locator('main').innerText()).toContain(message);
      expect(await page.locator('h1').isVisible()).toBe(true);
      expect(await page.getByLabel(field, { exact: true }).isVisible()).toBe(false);
    },
    { javaScriptEnabled: false },
  ),
);
