import { cachedIn } from '../language/remember.ts';
import type { HtmlElement, HtmlPage } from './htmlPage.ts';
import { splitLines, startBlocks } from './pageText.ts';

/** A line of a page, and what its element says of it. */
export interface Block {
  text: string;
  /** 1 to 6 for a heading, 7 for a line in bold, 8 for any other. */
  level: number;
  /** The item of a list or row of a table that it is in, by number; null if none. */
  item: number | null;
  /** Where it stands, alike for lines of one list: the classes of its list, or of its element, and of what is around. */
  shape: string;
  /** The element around its own, by number; null if that is the page. */
  around: number | null;
  /** Whether it is hidden, or in a part that is about something else: comments, related pages, what one can press. */
  isApart: boolean;
}

export const BOLD = 7;
export const PLAIN = 8;

/** The most frequent shape of some lines, the first of equals, and how many have it; '' and 0 for no lines. */
export function mostFrequentShape(lines: readonly Pick<Block, 'shape'>[]): { shape: string; count: number } {
  const counts = new Map<string, number>();
  for (const { shape } of lines) counts.set(shape, (counts.get(shape) ?? 0) + 1);
  const [[shape, count] = ['', 0]] = [...counts].toSorted(([, one], [, other]) => other - one);
  return { shape, count };
}

/** Characters that no text uses, before and after what a kind of element contains. */
const [OPEN, CLOSE] = [0xfdd0, 0xfde0];
/** A block of any other kind has none of a heading's or an item's meaning, but a shape. */
const KINDS = ['apart', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'bold', 'item', 'block'] as const;
type Kind = (typeof KINDS)[number];

const APART = [
  'aside',
  // Not what a label says
  'button:not(label button)',
  'textarea',
  '[hidden]',
  '[style*="display:none"]',
  '[style*="display: none"]',
  '[id^="comment" i]',
  '[class^="comment" i]',
  // Of MediaWiki: `[edit]`
  '.mw-editsection',
].join(', ');

const textOf = ({ textContent }: HtmlElement) => (textContent ?? '').replace(/[\s:]+/g, ' ').trim();

/**
 * A tester for bold text that is as good as a heading: all of a paragraph, or of a row with a single cell. It reads each
 * paragraph once, however much of it is bold.
 */
function createBoldTester() {
  const texts = new Map<HtmlElement, string | null>();
  return (element: HtmlElement): boolean => {
    const parent = element.closest('p, div, tr, h1, h2, h3, h4, h5, h6, li');
    if (!parent) return false;
    const text = cachedIn(texts, parent, () => {
      const mayBe =
        parent.closest('li, h1, h2, h3, h4, h5, h6') === null &&
        [...parent.querySelectorAll('td, th')].length < 2;
      return mayBe ? textOf(parent) : null;
    });
    return text === textOf(element);
  };
}

/** The selectors of kinds that are no element. */
const ELEMENTS: Readonly<Partial<Record<Kind, string>>> = {
  apart: APART,
  bold: 'strong, b',
  // A line to tick is a label
  item: 'li, tr, label:not(li label, tr label)',
  // Not terms and descriptions, which may be one line
  block: 'p, div, dl, section, article',
};

/** The first of an element's classes; those behind it number the lines or mark the last one. */
const classOf = (element: HtmlElement | null | undefined) =>
  /\S+/.exec(element?.getAttribute('class') ?? '')?.[0] ?? '';

function shapeOf(element: HtmlElement, kind: Kind): string {
  const own = kind === 'item' ? element.closest('ul, ol, table') : element;
  return `${kind}.${classOf(own)} in .${classOf(own?.parentElement)}`;
}

/** Marks the elements of a page, and returns their shapes by the number that stands behind the sign of each. */
function mark(page: HtmlPage): readonly string[] {
  const shapes: string[] = [];
  const isAloneInBold = createBoldTester();
  for (const [index, kind] of KINDS.entries())
    for (const element of page.querySelectorAll(ELEMENTS[kind] ?? kind)) {
      if (kind === 'bold' && !isAloneInBold(element)) continue;
      element.before(`\f${String.fromCharCode(OPEN + index)}${shapes.length}\f`);
      element.after(`\f${String.fromCharCode(CLOSE + index)}\f`);
      shapes.push(shapeOf(element, kind));
    }
  return shapes;
}

/** A text and what the open elements around it say. */
function blockIn(
  open: readonly { kind: Kind; item: number }[],
  text: string,
  shapes: readonly string[],
): Block {
  const level = open.map(({ kind }) => KINDS.indexOf(kind)).find((index) => index >= 1 && index <= BOLD);
  const item = open.findLast(({ kind }) => kind === 'item')?.item ?? null;
  const shape = shapes[item ?? open.at(-1)?.item ?? -1] ?? '';
  const around = open.at(-2)?.item ?? null;
  const isApart = open.some(({ kind }) => kind === 'apart');
  return { text, level: level ?? PLAIN, item, shape, around, isApart };
}

/** Leaves of menus the number that is chosen, without the others; menus in lists are of other things. */
function showChosen(page: HtmlPage): void {
  for (const menu of page.querySelectorAll('select')) {
    const [option] = menu.closest('li') ? [] : menu.querySelectorAll('[selected]');
    if (option) menu.before(/^\d{1,3}(?: \p{L}+)?$/u.exec(textOf(option))?.[0] ?? '');
    menu.remove();
  }
}

/** The lines of a page with what their elements say. Removes skipped elements from the page. */
export function pageBlocks(page: HtmlPage): readonly Block[] {
  showChosen(page);
  const shapes = mark(page);
  const blocks: Block[] = [];
  const open: { kind: Kind; item: number }[] = [];
  for (const text of splitLines(startBlocks(page), /\f/)) {
    const code = text.charCodeAt(0);
    if (code >= OPEN && code < OPEN + KINDS.length) {
      open.push({ kind: KINDS[code - OPEN] ?? 'apart', item: Number(text.slice(1)) });
    } else if (code >= CLOSE && code < CLOSE + KINDS.length) {
      const at = open.findLastIndex(({ kind }) => kind === KINDS[code - CLOSE]);
      if (at >= 0) open.splice(at, 1);
    } else blocks.push(blockIn(open, text, shapes));
  }
  return blocks;
}
