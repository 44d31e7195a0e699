import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { hydrated, visit } from './browser.ts';

const READER = '/tools/recipe-converter';
const text = (page: Page) => page.getByLabel('Your recipe', { exact: true }).inputValue();

const RECIPE = {
  '@context': 'https://schema.org',
  '@graph': [
    { '@type': 'WebPage', name: 'Blog' },
    {
      '@type': 'Recipe',
      name: 'Toast',
      recipeIngredient: ['2 cups flour'],
      recipeInstructions: [{ '@type': 'HowToStep', text: 'Bake it.' }],
    },
  ],
};
const READ = 'Toast\n\nIngredients\n2 cups flour\n\nInstructions\nBake it.';
const MARKED = `<div itemscope itemtype="https://schema.org/Recipe"><h1 itemprop="name">Toast</h1>
<ul><li itemprop="recipeIngredient">2 cups flour</li></ul><div itemprop="recipeInstructions"><p>Bake it.</p></div></div>`;

/** Pages of another site, one of them with a policy that forbids every script. */
const PAGES: Readonly<Record<string, string>> = {
  '/data': `<script type="application/ld+json">${JSON.stringify(RECIPE)}</script><p>My life story.</p>`,
  '/text': '<p id="one">3 eggs</p><p>1 cup milk</p>',
  '/strict': MARKED,
};

describe('the bookmark', () => {
  let other: Server;
  let site = '';
  beforeAll(async () => {
    other = createServer(({ url = '' }, response) => {
      response.setHeader('Content-Type', 'text/html; charset=utf-8');
      if (url === '/strict') response.setHeader('Content-Security-Policy', "default-src 'none'");
      response.end(`<!doctype html><title>Another site</title>${PAGES[url] ?? ''}`);
    });
    await new Promise<void>((done) => other.listen(0, done));
    site = `http://localhost:${(other.address() as AddressInfo).port}`;
  });
  afterAll(() => {
    other.closeAllConnections();
    other.close();
  });

  test("takes the selection, recipe or text of a page, whatever the page's policy", () =>
    visit(
      READER,
      async (page) => {
        const link = page.getByRole('link', { name: 'Read in Gramwise' });
        const url = (await link.getAttribute('href')) ?? '';
        expect(url.length).toBeLessThan(2500);
        await link.click();
        await page.getByText('Drag this button to your bookmarks bar, or').waitFor();
        const session = await page.context().newCDPSession(page);
        for (const [path, marked, brought] of [
          ['/data', '', READ],
          ['/strict', '', READ],
          ['/text', '', '3 eggs\n\n1 cup milk'],
          ['/text', '#one', '3 eggs'],
        ] as const) {
          await page.goto(site + path);
          if (marked) {
            await page.evaluate(
              (id) => getSelection()?.selectAllChildren(document.querySelector(id) as Node),
              marked,
            );
          }
          const opened = page.context().waitForEvent('page');
          // Started by the browser, not the page, as from the bookmarks bar.
          await session.send('Page.navigate', { url });
          const tool = await opened;
          await hydrated(tool);
          await expect.poll(() => text(tool), { message: path }).toBe(brought);
          expect(new URL(tool.url()).hash).toBe('');
          expect(await tool.title()).not.toContain('Toast');
          await tool.close();
        }
      },
      // The other site has no icon, and its strict page allows no styles either.
      { expected: /./ },
    ));
});
