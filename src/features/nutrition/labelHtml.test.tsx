import { expect, it } from 'vitest';
import { labelHtml } from './labelHtml.ts';

const SHEET = {
  title: 'Nutrition Facts',
  of: '<img src=x onerror="alert(1)"> & \'Pie\'',
  intro: ['8 servings'],
  columns: ['', '% Daily Value*'],
  rows: [{ name: 'Total Fat', part: false, cells: ['18 g', '23 %'] }],
  notes: ['* note'],
};

it('escapes what a recipe says, and holds no script, class or link', () => {
  const html = labelHtml('en', SHEET);
  expect(html).toContain('&lt;img src=x onerror=&quot;alert(1)&quot;&gt; &amp; &#39;Pie&#39;');
  expect(html).not.toMatch(/<(?:script|img|a|link|style)\b|class=|\son\w+="/i);
});

it('has styles of its own, and the table with heads of rows and columns', () => {
  const box = document.createElement('div');
  box.innerHTML = labelHtml('de', SHEET);
  expect(box.firstElementChild?.getAttribute('lang')).toBe('de');
  expect([...box.querySelectorAll('th[scope=col]')].map(({ textContent }) => textContent)).toEqual(
    SHEET.columns,
  );
  expect(box.querySelector('th[scope=row]')?.textContent).toBe('Total Fat');
  expect([...box.querySelectorAll('td')].map(({ textContent }) => textContent)).toEqual(['', '18 g', '23 %']);
  expect(
    [...box.querySelectorAll('td, th')].every((cell) => cell.hasAttribute('style') || !cell.textContent),
  ).toBe(true);
});
