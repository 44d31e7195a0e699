import type { HtmlElement, HtmlPage } from './htmlPage.ts';
import { splitLines, startBlocks } from './pageText.ts';

/** A line of a page, and what its element says of it. */
export interface Block {
  text: string;
  /** 1 to 6 for a heading, 7 for a line in bold, 8 for any other. */
  level: number;
  /** The item of a list or row of a table that it is in, by number; null if none. */
  item: number | null;
  /** Whether it is hidden, or in a part that is about something else: comments, related pages, what one can press. */
  isApart: boolean;
}

export const BOLD = 7;
export const PLAIN = 8;

/** Characters that no text uses, before and after what a kind of element contains. */
const [OPEN, CLOSE] = [0xe000, 0xe010];
const KINDS = ['apart', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'bold', 'item'] as const;
type Kind = (typeof KINDS)[number];

const APART = [
  'aside',
  'button',
  'select',
  'textarea',
  '[hidden]',
  '[style*="display:none"]',
  '[style*="display: none"]',
  '[id^="comment" i]',
  '[class^="comment" i]',
].join(', ');

const textOf = ({ textContent }: HtmlElement) => (textContent ?? '').replace(/[\s:]+/g, ' ').trim();

/** Bold text is as good as a heading where it is all of a paragraph, or of a row with a single cell. */
function isAloneInBold(element: HtmlElement): boolean {
  const parent = element.closest('p, div, tr, h1, h2, h3, h4, h5, h6, li');
  const isCell = parent !== null && [...parent.querySelectorAll('td, th')].length > 1;
  return (
    !isCell && parent?.closest('li, h1, h2, h3, h4, h5, h6') === null && textOf(parent) === textOf(element)
  );
}

const ELEMENTS: Readonly<Record<Kind, string>> = {
  apart: APART,
  h1: 'h1',
  h2: 'h2',
  h3: 'h3',
  h4: 'h4',
  h5: 'h5',
  h6: 'h6',
  bold: 'strong, b',
  item: 'li, tr',
};

function mark(page: HtmlPage): void {
  for (const [index, kind] of KINDS.entries())
    for (const element of page.querySelectorAll(ELEMENTS[kind])) {
      if (kind === 'bold' && !isAloneInBold(element)) continue;
      element.before(`\f${String.fromCharCode(OPEN + index)}`);
      element.after(`${String.fromCharCode(CLOSE + index)}\f`);
    }
}

const SIGNS = /[\ue000-\ue01f]/g;

/** The lines of a page with what their elements say. Removes skipped elements from the page. */
export function pageBlocks(page: HtmlPage): readonly Block[] {
  mark(page);
  const blocks: Block[] = [];
  const open: { kind: Kind; item: number }[] = [];
  let items = 0;
  for (const piece of splitLines(startBlocks(page), /(?=[\f\ue000-\ue01f])|\f/)) {
    const code = piece.charCodeAt(0);
    if (code >= OPEN && code < OPEN + KINDS.length) {
      items += 1;
      open.push({ kind: KINDS[code - OPEN] ?? 'apart', item: items });
    } else if (code >= CLOSE && code < CLOSE + KINDS.length) {
      const at = open.findLastIndex(({ kind }) => kind === KINDS[code - CLOSE]);
      if (at >= 0) open.splice(at, 1);
    }
    const text = piece.replace(SIGNS, '').trim();
    if (text === '') continue;
    const level = open.map(({ kind }) => KINDS.indexOf(kind)).find((index) => index >= 1 && index <= BOLD);
    const item = open.findLast(({ kind }) => kind === 'item')?.item ?? null;
    blocks.push({ text, level: level ?? PLAIN, item, isApart: open.some(({ kind }) => kind === 'apart') });
  }
  return blocks;
}
