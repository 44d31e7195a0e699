import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { LANGUAGE_CODES, type Language } from '../../src/catalogs/languages.ts';
import { localPath } from '../../src/site/localPath.ts';
import { REAL_RECIPES, realText } from '../reader/realRecipes.ts';
import { hydrated, reload, visit } from './browser.ts';

const NAMES = {
  text: 'Your recipe',
  result: 'Converted recipe',
  convert: 'Convert recipe',
  servings: 'Servings',
  share: 'Share',
} as const;

const RECIPE = `Walnut Cake
Serves 8

Ingredients
2 cups all-purpose flour
1 cup sugar
1 stick butter, softened
1 cup chopped walnuts

Method
Heat the oven to 350°F and grease a 9-inch pan.
Beat the butter and the sugar, fold in the rest and bake for 40 minutes.`;

// 2 x 125; 200; 113.4; 117; 176.7 °C; 22.9 cm
const LINES = [
  '250 g all-purpose flour',
  '200 g sugar',
  '113 g butter, softened',
  '117 g chopped walnuts',
  'Heat the oven to 180°C and grease a 23-cm pan.',
];
const HALF = '125 g all-purpose flour';

/** The labels of the field and of the result. */
const FIELD: Readonly<Record<Language, readonly [text: string, result: string]>> = {
  en: ['Your recipe', 'Converted recipe'],
  fr: ['Votre recette', 'Recette convertie'],
  de: ['Das Rezept', 'Umgerechnetes Rezept'],
  es: ['Su receta', 'Receta convertida'],
};

const isFilled = (box: Element) => box.firstElementChild?.clientWidth === box.clientWidth;
const result = (page: Page, name: string = NAMES.result) => page.getByRole('region', { name }).innerText();

test('an English recipe has its ingredients in German, by code that its reader loads', () => {
  const [field, region] = FIELD.de;
  return visit('/de/tools/recipe-converter?translate=yes&lang=en', async (page) => {
    await page.getByLabel(field, { exact: true }).fill(RECIPE);
    await expect.poll(() => result(page, region)).toMatch(/200\s*g Zucker/);
  });
});

// Unit tests read all of them; a browser loads the language's words and foods, and reads in a worker.
test.each(LANGUAGE_CODES)(
  'two real recipes in %s are pasted one after the other, and converted',
  (language) => {
    const recipes = REAL_RECIPES.filter((recipe) => recipe.language === language).slice(0, 2);
    const [field, region] = FIELD[language];
    const { measures } = recipes[0] ?? {};
    return visit(localPath(language, `/tools/recipe-converter?measures=${measures}`), async (page) => {
      for (const { file, lines, steps } of recipes) {
        await page.getByLabel(field, { exact: true }).fill(realText(file));
        const shown = async () => (await result(page, region)).replace(/\s+/g, ' ');
        for (const words of [...lines, ...steps]) {
          await expect.poll(shown, { message: file }).toContain(words.replace(/\s+/g, ' '));
        }
      }
    });
  },
);

describe('a recipe', () => {
  test('is pasted, converted, shared, and still there after a reload and on the way back', async () => {
    const at = '/tools/recipe-converter';
    let link = '';
    await visit(
      at,
      async (page) => {
        const text = page.getByLabel(NAMES.text, { exact: true });
        await page.evaluate((pasted) => navigator.clipboard.writeText(pasted), RECIPE);
        await text.focus();
        await page.keyboard.press('Control+v');
        for (const line of LINES) await expect.poll(() => result(page)).toContain(line);
        await page.getByRole('button', { name: NAMES.convert, exact: true }).click();
        expect(await page.evaluate(() => document.activeElement?.textContent)).toContain(NAMES.result);
        await page.getByLabel(NAMES.servings, { exact: true }).fill('4');
        await expect.poll(() => result(page)).toContain(HALF);
        expect(page.url()).not.toContain('#');

        await page.getByRole('button', { name: NAMES.share, exact: true }).click();
        const copied = () => page.evaluate(() => navigator.clipboard.readText());
        await expect.poll(copied).toContain('?servings=4#recipe=');
        link = await copied();

        await reload(page);
        expect(await text.inputValue()).toBe(RECIPE);
        await expect.poll(() => result(page)).toContain(HALF);
        await page.locator('footer').getByRole('link').first().click();
        await page.waitForURL((url) => url.pathname !== at);
        await page.goBack();
        await hydrated(page);
        expect(await text.inputValue()).toBe(RECIPE);
        await expect.poll(() => result(page)).toContain(HALF);
      },
      { permissions: ['clipboard-read', 'clipboard-write'] },
    );
    const requests: string[] = [];
    await visit(
      link,
      async (page) => {
        await expect.poll(() => page.getByLabel(NAMES.text, { exact: true }).inputValue()).toBe(RECIPE);
        await expect.poll(() => result(page)).toContain(HALF);
        expect(await page.title()).not.toContain('Walnut');
      },
      {
        before: async (page) => {
          page.on('request', (request) => requests.push(request.url() + (request.postData() ?? '')));
        },
      },
    );
    // Browsers keep what stands after # to themselves.
    expect(requests.filter((request) => /recipe=/.test(request.replace(/#.*/, '')))).toEqual([]);
  });

  test('is cooked step by step, and the same one is there afterwards', () =>
    visit('/tools/recipe-converter', async (page) => {
      await page.getByRole('button', { name: 'Try an example' }).click();
      await page.getByRole('button', { name: 'Cook mode' }).click();
      const dialog = page.getByRole('dialog');
      await dialog.getByText('Step 1 of 3').waitFor();
      await dialog.getByText('Heat the oven to 180°C').waitFor();
      expect(await dialog.locator('details').evaluate(isFilled)).toBe(true);
      await page.goBack();
      await expect.poll(() => dialog.count()).toBe(0);
      await expect
        .poll(() => page.getByRole('region', { name: 'Converted recipe' }).innerText())
        .toContain('250 g all-purpose flour');
    }));

  // The engine's tests read longer ones.
  test('of two hundred lines is read', () =>
    visit('/tools/recipe-converter', async (page) => {
      const text = page.getByLabel('Your recipe', { exact: true });
      await text.fill('2 cups flour, sifted\n'.repeat(200));
      await expect
        .poll(() => page.getByRole('region', { name: 'Converted recipe' }).getByRole('listitem').count())
        .toBe(200);
    }));
});

describe('a recipe whose foods are slow', () => {
  /** How long the foods take: longer than the rest of the page on a busy machine. */
  const DELAY_MS = 3000;
  /** Everything that the lines of a recipe show, from now on. */
  const watch = (page: Page) =>
    page.evaluate(() => {
      const seen = new Set<string>();
      Object.assign(window, { seen });
      new MutationObserver(() => {
        for (const line of document.querySelectorAll<HTMLElement>('main section li')) {
          const copy = line.cloneNode(true) as HTMLElement;
          for (const extra of copy.querySelectorAll('small, [data-noprint]')) extra.remove();
          seen.add(copy.textContent.trim());
        }
      }).observe(document.body, { subtree: true, childList: true, characterData: true });
    });
  const seen = (page: Page) =>
    page.evaluate(() => [...(window as unknown as { seen: Set<string> }).seen].sort());

  test('shows no amount that changes, and fetches all at once', () => {
    const requests: string[] = [];
    return visit(
      '/tools/recipe-converter',
      async (page) => {
        await watch(page);
        const text = page.getByLabel(NAMES.text, { exact: true });
        requests.length = 0;
        await text.focus();
        // Both on the first touch, before there is a recipe.
        await expect.poll(() => requests.some((path) => path.startsWith('/foods/'))).toBe(true);
        await expect.poll(() => requests.some((path) => /worker/i.test(path))).toBe(true);
        await page.evaluate((pasted) => navigator.clipboard.writeText(pasted), RECIPE);
        await page.keyboard.press('Control+v');
        await expect.poll(() => result(page)).toContain('Weighing...');
        const copy = page.getByRole('button', { name: 'Copy', exact: true });
        expect(await copy.isDisabled()).toBe(true);
        expect(await page.getByRole('button', { name: 'Cook mode' }).isDisabled()).toBe(true);
        await expect.poll(() => result(page)).toContain(LINES[0]);
        expect(await copy.isEnabled()).toBe(true);
        const final = await page.evaluate(() =>
          [...document.querySelectorAll<HTMLElement>('main section li')].map((line) => {
            const copied = line.cloneNode(true) as HTMLElement;
            for (const extra of copied.querySelectorAll('small, [data-noprint]')) extra.remove();
            return copied.textContent.trim();
          }),
        );
        const shown = await seen(page);
        expect(shown.filter((line) => /flour|walnut|sugar/.test(line) && /\bml\b/.test(line))).toEqual([]);
        expect(shown.filter((line) => line !== 'Weighing...')).toEqual([...new Set(final)].sort());
      },
      {
        permissions: ['clipboard-read', 'clipboard-write'],
        mocks: (page) => {
          page.on('request', (request) => requests.push(new URL(request.url()).pathname));
          return page.route('**/foods/*.json', async (route) => {
            await new Promise((done) => setTimeout(done, DELAY_MS));
            await route.continue();
          });
        },
      },
    );
  });

  test('whose foods never come says so, and can be tried again', () => {
    let fails = true;
    return visit(
      '/tools/recipe-converter',
      async (page) => {
        await page.getByLabel(NAMES.text, { exact: true }).fill(RECIPE);
        await expect.poll(() => result(page)).toContain('volumes stay volumes');
        expect(await result(page)).toContain('Not weighed');
        fails = false;
        await page.getByRole('button', { name: 'Try again' }).click();
        await expect.poll(() => result(page)).toContain(LINES[0]);
        expect(await result(page)).not.toContain('Not weighed');
      },
      {
        expected: /Failed to load resource/,
        mocks: (page) => page.route('**/foods/*.json', (route) => (fails ? route.abort() : route.continue())),
      },
    );
  });
});

test('without scripts the recipe converter says why it does not work', () =>
  visit(
    '/tools/recipe-converter',
    async (page) => {
      expect(await page.locator('main').innerText()).toContain('This tool needs JavaScript');
      expect(await page.locator('h1').isVisible()).toBe(true);
      expect(await page.getByLabel(NAMES.text, { exact: true }).isVisible()).toBe(false);
    },
    { javaScriptEnabled: false },
  ));
