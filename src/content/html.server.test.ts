import { describe, expect, it } from 'vitest';
import { countWords, finishHtml, plainText, slug } from './html.server.ts';

describe('ids of headings', () => {
  it.each([
    ['At a glance', 'at-a-glance'],
    ['“A pint’s a pound the world around”', 'a-pint-s-a-pound-the-world-around'],
    ['1. Double, take off a tenth, add 32 (exact)', '1-double-take-off-a-tenth-add-32-exact'],
    ['Où est l’échelle ?', 'ou-est-l-echelle'],
    ['Größe und Maß', 'grosse-und-mass'],
  ])('%s', (text, id) => {
    expect(slug(text)).toBe(id);
  });

  it('are unique', () => {
    const { html, headings } = finishHtml('<h2>Why</h2><h3>Why</h3><h2><em>Why</em>?</h2><h2>…</h2>');
    expect(html).toBe(
      '<h2 id="why">Why</h2><h3 id="why-2">Why</h3><h2 id="why-3"><em>Why</em>?</h2><h2 id="section">…</h2>',
    );
    expect(headings.map(({ text, level }) => [text, level])).toEqual([
      ['Why', 2],
      ['Why', 3],
      ['Why?', 2],
      ['…', 2],
    ]);
  });
});

describe('text of HTML', () => {
  it.each([
    ['<p>Salt &amp; <strong>pepper</strong></p>', 'Salt & pepper'],
    ['it&#x27;s &lt;1 &quot;cup&quot;', 'it\'s <1 "cup"'],
  ])('%s', (html, text) => {
    expect(plainText(html)).toBe(text);
  });

  it.each([
    ['<p>One US cup is 125 g.</p><p>Two</p>', 7],
    ['<table><tr><td>one</td><td>two</td></tr></table>', 2],
    ['<p><strong>half</strong>way – there</p>', 2],
    ['', 0],
  ])('has words: %s', (html, count) => {
    expect(countWords(html)).toBe(count);
  });
});

describe('tables', () => {
  const row = (columns: number) => `<tr>${'<th>a</th>'.repeat(columns)}</tr>`;
  it.each([
    ['narrow', `<table>${row(3)}</table>`, '<div data-table="">'],
    ['wide, without a name', `<table>${row(4)}</table>`, '<div data-table="">'],
    [
      'wide, with a caption',
      `<table><caption>Salt &amp; oil</caption>${row(4)}</table>`,
      '<div data-table="" role="group" tabindex="0" aria-label="Salt &amp; oil">',
    ],
  ])('%s', (_, table, frame) => {
    expect(finishHtml(table).html).toBe(`${frame}${table}</div>`);
  });

  it('take the name of the heading above', () => {
    expect(finishHtml(`<h2>Volume</h2><table>${row(5)}</table>`).html).toContain(
      '<div data-table="" role="group" tabindex="0" aria-labelledby="volume"><table>',
    );
  });
});

it.each([
  ['<p>take 125 g or ½ tsp</p>', '<p>take 125_g or ½_tsp</p>'],
  ['<td>8 fl oz, 350 °F</td>', '<td>8_fl oz, 350_°F</td>'],
  ['<p>2 1/4 lb, half of 1/2</p>', '<p>2_1/4_lb, half of 1/2</p>'],
  ['<p>2 large eggs, 3 lemons</p>', '<p>2 large eggs, 3 lemons</p>'],
])('keeps numbers with their units: %s', (markup, html) => {
  expect(finishHtml(markup).html.replaceAll('\u00a0', '_')).toBe(html);
});
