import { startsWithAmount } from '../text/recipe/lineLook.ts';
import type { HtmlElement, HtmlPage, ParseHtml } from './htmlPage.ts';
import { stripMarkup } from './stripMarkup.ts';

const BLOCKS = 'p, li, h1, h2, h3, h4, h5, h6, tr, div, br, dt, dd, section, article, ul, ol';
/** Not the header of a part, nor one with the title of the page, which may have its yield. */
const HEADER = 'header:not(section header, article header, main header)';
const SKIPPED = 'script, style, noscript, template, nav, footer';

/** Fields that a number of servings stands in; those in lists are of other things. */
const FIELDS = 'input:is([type="number"], [type="text"], :not([type])):not(li input)';

const countIn = (field: HtmlElement) => /^\d{1,3}$/.exec(field.getAttribute('value') ?? '')?.[0] ?? '';

/** Marks the start or end of a block; line breaks in the source are spaces. */
const BLOCK_BOUNDARY = '\f';

/** Where words may be broken, and signs that show nothing. */
const INVISIBLE = /[\u00AD\u2061-\u2064]/g;

/** Marks where elements in a line touch, that the page shows apart: a name and its amount. */
const SEAM = '\uFDEF';
const INLINE = ':is(a, b, em, i, span, strong, u)';
const SPACE_AT_SEAM = new RegExp(`(?<=[\\p{L}\\p{N}])${SEAM}+(?=\\p{L})|(?<=\\p{L})${SEAM}+(?=\\p{N})`, 'gu');

/** A text as one line, without the sign of a link to it that headings may end with: `Iced tea¶`. */
const toLine = (text: string) =>
  text
    .replace(/[\s\u200B\u2060]+/g, ' ')
    .trim()
    .replace(/\s?[#¶]$/, '');

/** `\(1 \frac{1}{2}\)`, which scripts draw. */
const DRAWN_FRACTION = /(?:\\\(|\$)([\d\s]*)\\[dt]?frac\{(\d+)\}\{(\d+)\}\s*(?:\\\)|\$)/g;

export const splitLines = (text: string, at: RegExp) =>
  text
    .replace(INVISIBLE, '')
    .replace(DRAWN_FRACTION, '$1 $2/$3')
    .replace(SPACE_AT_SEAM, ' ')
    .replaceAll(SEAM, '')
    .split(at)
    .map(toLine)
    .filter(Boolean);

/** Terms and descriptions that stand in pairs are one line each: amounts with what they measure. */
function pairsIn(page: HtmlPage) {
  const lists = [...page.querySelectorAll('dl')].map((list) => ({
    terms: [...list.querySelectorAll('dt')],
    texts: [...list.querySelectorAll('dd')],
  }));
  const paired = lists.filter(({ terms, texts }) => terms.length === texts.length);
  return {
    terms: new Set(paired.flatMap(({ terms }) => terms)),
    texts: new Set(paired.flatMap(({ texts }) => texts)),
  };
}

/** A page's text with a boundary around each block. Removes skipped elements from the page. */
export function startBlocks(page: HtmlPage): string {
  for (const element of page.querySelectorAll(SKIPPED)) element.remove();
  for (const element of page.querySelectorAll(HEADER)) {
    const [title] = element.querySelectorAll('h1');
    if (!title) element.remove();
  }
  for (const element of page.querySelectorAll('pre'))
    element.textContent = (element.textContent ?? '').replaceAll('\n', BLOCK_BOUNDARY);
  for (const element of page.querySelectorAll('td, th')) element.after(' ');
  for (const element of page.querySelectorAll(`${INLINE} + ${INLINE}`)) element.before(SEAM);
  for (const element of page.querySelectorAll(FIELDS)) element.before(countIn(element));
  const pairs = pairsIn(page);
  for (const element of page.querySelectorAll(BLOCKS)) {
    element.before(pairs.texts.has(element) ? ' ' : BLOCK_BOUNDARY);
    element.after(pairs.terms.has(element) ? ' ' : BLOCK_BOUNDARY);
  }
  return page.body.textContent ?? '';
}

const textOf = ({ textContent }: HtmlElement) => toLine(textContent ?? '');

/** Between the parts of a page's name: `Moussaka | Greek food`. */
const NAME_PARTS = / [|·•»–—-] |: /;

/** Headings shorter than this, in characters, are no title because a name starts with them. */
const MIN_TITLE = 5;

/** Whether a heading is nothing but a link, as the name of a site is. */
const isLink = (heading: HtmlElement) =>
  [...heading.querySelectorAll('a[href]')].some((link) => textOf(link) === textOf(heading));

/** What names a page outside its text, in small letters: for those it is shared with, and for the window. */
function namesOf(page: HtmlPage): readonly string[] {
  const [shared] = page.querySelectorAll('meta[property="og:title"]');
  const [name] = page.querySelectorAll('head > title');
  return [shared?.getAttribute('content') ?? '', name ? textOf(name) : ''].filter(Boolean);
}

/**
 * The title of a page: the heading with which its name starts, however it is capitalized, else its heading of the first
 * level, unless that is a link, as the name of a site is; '' if it has none. A heading that has more words, as
 * `Section 2: Moussaka`, gives way to the part of the name that it has. It is often in a header, which is skipped.
 */
export function titleOf(page: HtmlPage): string {
  const headings = (selectors: string) => [...page.querySelectorAll(selectors)].filter(textOf);
  const names = namesOf(page);
  const first = [...headings('article h1, main h1'), ...headings('h1')];
  const others = headings('h2:not(nav *, aside *, footer *), h3:not(nav *, aside *, footer *)');
  const placesOf = (heading: HtmlElement) =>
    names.map((name) => name.toLowerCase().indexOf(textOf(heading).toLowerCase()));
  const startsName = (heading: HtmlElement) =>
    textOf(heading).length >= MIN_TITLE && placesOf(heading).includes(0);
  const isInName = (heading: HtmlElement) => Math.max(...placesOf(heading)) >= 0;
  const named = (isOne: (heading: HtmlElement) => boolean) =>
    [...first, ...others].filter(isOne).find(startsName) ?? first.filter(isOne).find(isInName);
  const isOwn = (heading: HtmlElement) => !isLink(heading);
  const found = named(isOwn) ?? named(isLink) ?? first.find(isOwn);
  if (found) return textOf(found);
  const parts = names.flatMap((name) => name.split(NAME_PARTS)).filter((part) => part.length >= MIN_TITLE);
  const isIn = (part: string) =>
    others.some((heading) => textOf(heading).toLowerCase().includes(part.toLowerCase()));
  const [any] = [...first, ...others];
  return parts.find(isIn) ?? (any ? textOf(any) : '');
}

/**
 * The lines of a page without data, from its title on if most of the text follows and no list with amounts
 * stands before.
 */
export function linesFromTitle({
  title,
  lines,
}: {
  title: string;
  lines: readonly string[];
}): readonly string[] {
  if (title === '') return lines;
  const at = lines.indexOf(title);
  if (at < 0) return [title, ...lines];
  const isList =
    lines.slice(0, at).filter((line) => startsWithAmount(line) && /\p{L}/u.test(line)).length > 1;
  const isMuch = at > lines.length / 2 || isList;
  return isMuch ? [title, ...lines.toSpliced(at, 1)] : lines.slice(at);
}

/** What a text read once has left if it was escaped twice or more; `<well>` is no markup. */
const ESCAPED =
  /<\/?(?:[abipu]|br|div|em|h\d|img|li|[ou]l|span|strong)\b|&(?:[a-z]{2,10}\d{0,2}|#\d{2,6}|#x[\da-f]{2,5});/i;

/** Parsers drop cells outside a table, and run their texts together. */
const inTable = (markup: string) => (/^\s*<t[dh]\b/i.test(markup) ? `<table><tr>${markup}` : markup);

/** What an element contains, where line breaks of the source are spaces. */
export const markupOf = ({ innerHTML }: HtmlElement) => innerHTML.replace(/\s+/g, ' ');

/** The lines of a text, without the markup and double-escaped entities that some sites leave in their data. */
export function plainLines(text: string, parse: ParseHtml | null): string[] {
  const read = (markup: string) =>
    parse ? startBlocks(parse(inTable(markup))) : stripMarkup(markup, BLOCK_BOUNDARY);
  // A text without tags
  if (!/<[a-z/!]/i.test(text) && text.includes('\n'))
    return text.split('\n').flatMap((line) => plainLines(line, parse));
  const once = /[<&]/.test(text) ? read(text) : text;
  const readAgain = (known: string) => (ESCAPED.test(known) ? read(known) : known);
  return splitLines(readAgain(readAgain(once)), /[\f\n]/);
}
