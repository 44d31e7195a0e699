const BLOCKS = 'p, li, h1, h2, h3, h4, h5, h6, tr, div, br, dt, dd, section, article';
const UNREAD = 'script, style, noscript, template, nav, header, footer';

/** Stands where a block of a page starts or ends; line breaks in its source are spaces. */
const EDGE = '\f';

const split = (text: string, at: RegExp) =>
  text
    .split(at)
    .map((line) => line.replace(/\s+/g, ' ').trim())
    .filter(Boolean);

/** A document of its own, whose scripts never run and whose pictures are never fetched. */
export const pageOf = (markup: string) => new DOMParser().parseFromString(markup, 'text/html');

/** A page's text with an edge around each of its blocks. Takes what is not read out of the page. */
function textOfPage(page: Document): string {
  for (const element of page.querySelectorAll(UNREAD)) element.remove();
  for (const element of page.querySelectorAll('td, th')) element.after(' ');
  for (const element of page.querySelectorAll(BLOCKS)) {
    element.before(EDGE);
    element.after(EDGE);
  }
  return page.body.textContent ?? '';
}

/** The lines of a page, one for each block. Takes what is not read out of the page. */
export const linesOfPage = (page: Document) => split(textOfPage(page), /\f/);

const ENTITY = /&(?:[a-z]{2,10}\d{0,2}|#\d{2,6}|#x[\da-f]{2,5});/i;

/** The lines of a text, without the markup that some sites leave in their data, nor entities written twice. */
export function plainLines(text: string): string[] {
  const once = /[<&]/.test(text) ? textOfPage(pageOf(text)) : text;
  return split(ENTITY.test(once) ? textOfPage(pageOf(once)) : once, /[\f\n]/);
}
