import { globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { hydrated, visit } from './browser.ts';

const search = async (page: Page) => {
  await page.keyboard.press('Control+k');
  await page.getByRole('dialog').getByRole('combobox').fill('flour');
  await page.getByRole('option').nth(1).waitFor();
};

const choose = async (page: Page) => {
  await page.getByText('Diet and allergens').click();
  await page.getByLabel('Milk').check();
};

/** An element and the style it must have. */
interface Case {
  path: string;
  element: string;
  style: Partial<Record<keyof CSSStyleDeclaration, string>>;
  /** A neighbor that must not have this style, such as an unselected option. */
  unlike?: string;
  prepare?: (page: Page) => Promise<void>;
}

/** Effects of each style sheet in forced colors, using system colors. */
const SHEETS: Record<string, Case[]> = {
  'Field.module.css': [
    { path: '/', element: '#converter select', style: { appearance: 'auto', backgroundImage: 'none' } },
  ],
  'button.module.css': ['primary', 'quiet'].map((kind) => ({
    path: '/',
    element: `a[class*="${kind}_"]`,
    style: { borderTopStyle: 'solid', borderTopColor: 'ButtonText' },
  })),
  'SearchList.module.css': [
    {
      path: '/',
      prepare: search,
      element: '[role=option][aria-selected=true]',
      unlike: '[role=option][aria-selected=false]',
      style: { outlineStyle: 'solid', outlineColor: 'Highlight', outlineOffset: '-2px' },
    },
  ],
  'Tabs.module.css': [
    {
      path: '/conversions/length',
      element: '[role=tab][aria-selected=true]',
      unlike: '[role=tab][aria-selected=false]',
      style: { outlineStyle: 'solid', outlineWidth: '2px', outlineColor: 'Highlight' },
    },
  ],
  'PostFilterForm.module.css': [
    {
      path: '/blog',
      element: 'input:checked + span',
      unlike: 'input:not(:checked) + span',
      style: { backgroundColor: 'Highlight', color: 'HighlightText' },
    },
  ],
  'DotPlotFigure.module.css': [
    {
      path: '/ingredients/flour',
      element: 'figure svg [data-used] circle',
      unlike: 'figure svg g:not([data-used]) circle',
      style: { fill: 'CanvasText' },
    },
  ],
  'PostList.module.css': [
    { path: '/blog', element: 'main li h3 a, main li h2 a', style: { textDecorationColor: 'LinkText' } },
  ],
  'RecipeView.module.css': [
    {
      path: '/recipes/chocolate-cake',
      element: 'article > p:has(> a[href="/recipes"])',
      style: { marginBlockEnd: '0px' },
    },
  ],
  'SegmentedControl.module.css': [
    {
      path: '/recipes/chocolate-cake',
      element: 'label:has([type=radio]:checked)',
      unlike: 'label:has([type=radio]:not(:checked))',
      style: { outlineStyle: 'solid', outlineWidth: '2px', outlineColor: 'Highlight' },
    },
  ],
  'FilterChoices.module.css': [
    {
      path: '/recipes',
      prepare: choose,
      element: 'label:has([type=checkbox]:checked)',
      unlike: 'label:has([type=checkbox]:not(:checked))',
      style: { borderTopColor: 'Highlight' },
    },
  ],
};

/** Resolves the values of `style`. */
const computed = (page: Page, style: Case['style']) =>
  page.evaluate((wanted) => {
    const probe = document.createElement('span');
    document.body.append(probe);
    const values = Object.entries(wanted).map(([property, value]) => {
      if (!CSS.supports('color', value ?? '')) return [property, value];
      probe.style.cssText = `forced-color-adjust: none; color: ${value}`;
      return [property, getComputedStyle(probe).color];
    });
    probe.remove();
    return Object.fromEntries(values);
  }, style);

const look = (page: Page, element: string, style: Case['style']) =>
  page
    .locator(element)
    .first()
    .evaluate(
      (found, properties) =>
        Object.fromEntries(properties.map((property) => [property, getComputedStyle(found)[property]])),
      Object.keys(style) as (keyof CSSStyleDeclaration)[],
    );

const forced = { forcedColors: 'active' } as const;

describe('forced colors', () => {
  test('every style sheet with a rule for them is tested here', () => {
    const sheets = globSync('src/**/*.css').filter((file) =>
      readFileSync(file, 'utf8').includes('forced-colors'),
    );
    expect(sheets.map((file) => basename(file)).sort()).toEqual(Object.keys(SHEETS).sort());
  });

  test('each rule shows what would otherwise be lost', () =>
    visit(
      '/',
      async (page) => {
        for (const [sheet, cases] of Object.entries(SHEETS)) {
          for (const { path, element, unlike, style, prepare } of cases) {
            if (new URL(page.url()).pathname !== path) {
              await page.goto(path);
              await hydrated(page);
            }
            await prepare?.(page);
            const wanted = await computed(page, style);
            await expect
              .poll(() => look(page, element, style), { message: `${sheet}: ${element}` })
              .toEqual(wanted);
            if (unlike) expect(await look(page, unlike, style), `${sheet}: ${unlike}`).not.toEqual(wanted);
          }
        }
      },
      forced,
    ));

  test('icons and focus rings use system colors', () =>
    visit(
      '/',
      async (page) => {
        const { stroke } = await computed(page, { stroke: 'ButtonText' });
        const icons = page.locator('button:visible svg[stroke]');
        expect(await icons.count()).toBeGreaterThan(3);
        expect([
          ...new Set(await icons.evaluateAll((all) => all.map((icon) => getComputedStyle(icon).stroke))),
        ]).toEqual([stroke]);
        const { color: paper } = await computed(page, { color: 'Canvas' });
        for (const control of [
          '#converter input',
          '#converter select',
          '#converter [type=submit]',
          'header a',
        ]) {
          await page.locator(control).first().focus();
          const { outlineStyle, outlineWidth, outlineColor } = await look(page, control, {
            outlineStyle: '',
            outlineWidth: '',
            outlineColor: '',
          });
          expect([outlineStyle, outlineWidth], control).toEqual(['solid', '3px']);
          expect(outlineColor, control).not.toBe(paper);
        }
      },
      forced,
    ));
});
