// @vitest-environment jsdom
import { describe, expect, it, vi } from 'vitest';
import { pageBlocks } from './pageBlocks.ts';

const parse = (html: string) => new DOMParser().parseFromString(html, 'text/html');

/** How many characters are read from a page. */
function readFrom(html: string): number {
  const page = parse(html);
  const texts = vi.spyOn(Node.prototype, 'textContent', 'get');
  pageBlocks(page);
  const length = texts.mock.results.reduce((sum, { value }) => sum + String(value ?? '').length, 0);
  texts.mockRestore();
  return length;
}

describe('the blocks of a page', () => {
  it.each([
    ['a paragraph with much in bold', '<p>', '<b>1 cup</b> milk<br>'],
    ['a row with much in bold', '<table><tr><td>', '<b>1 cup</b> milk<br>'],
    ['paragraphs in bold', '', '<p><b>For the sauce</b></p>'],
  ])('are read with as much more work as the page has more text: %s', (_, start, line) => {
    const [once, twice] = [100, 200].map((count) => readFrom(`${start}${line.repeat(count)}`));
    expect(twice).toBeLessThan(2.2 * (once ?? 0));
  });

  it('have bold text for a heading where it is all of a paragraph', () => {
    const blocks = pageBlocks(
      parse('<p><b>Sauce</b></p><p><b>1 cup</b> milk</p><ul><li><b>Salt</b></li></ul>'),
    );
    expect(blocks.map(({ text, level }) => [text, level])).toEqual([
      ['Sauce', 7],
      ['1 cup milk', 8],
      ['Salt', 8],
    ]);
  });
});
