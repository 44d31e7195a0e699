import type { HtmlElement, HtmlPage } from './htmlPage.ts';
import { markupOf } from './pageText.ts';

/** The attribute names of a markup format: of an item, of its type and of its properties. */
type MarkupAttributes = readonly [scope: string, type: string, property: string];

const MARKUP_FORMATS: readonly MarkupAttributes[] = [
  ['itemscope', 'itemtype', 'itemprop'],
  ['typeof', 'typeof', 'property'],
];

/** Limits against generated pages: nesting of items, recipes in a page, and characters of markup. */
const MAX_DEPTH = 6;
const MAX_RECIPES = 20;
const MAX_MARKUP_LENGTH = 1_000_000;

type Value = string | { readonly [name: string]: readonly Value[] };

/** Creates a reader for the items of one page. Anything beyond the limits is not read. */
function createItemReader([scope, type, property]: MarkupAttributes) {
  let remaining = MAX_MARKUP_LENGTH;

  const valueAt = (element: HtmlElement, depth: number): Value => {
    // Older vocabularies mark amount and name in each ingredient, which say less than its text
    const isLine = /ingredient/i.test(element.getAttribute(property) ?? '');
    if (!isLine && element.hasAttribute(scope) && depth < MAX_DEPTH) return itemAt(element, depth + 1);
    if (remaining <= 0) return '';
    const value = element.getAttribute('content') ?? element.getAttribute('datetime') ?? markupOf(element);
    remaining -= value.length;
    return value;
  };

  /** The properties of an item: those marked inside it, but not inside another item in it. */
  const itemAt = (element: HtmlElement, depth: number): Value => {
    const properties = new Map<string, Value[]>();
    // Some pages have the foods alone beside their lines: `<meta itemprop="ingredients" content="flour">`
    const [line] = element.querySelectorAll(`[${property}*="ngredient"]:not(meta)`);
    const names = line ? `:not(meta[${property}*="ngredient"])` : '';
    for (const child of element.querySelectorAll(`[${property}]${names}`)) {
      if (remaining <= 0 || child.parentElement?.closest(`[${scope}]`) !== element) continue;
      for (const named of (child.getAttribute(property) ?? '').split(/\s+/)) {
        const name = named.replace(/^.*[:/]/, '');
        const values = properties.get(name) ?? [];
        values.push(valueAt(child, depth));
        properties.set(name, values);
      }
    }
    return { ...Object.fromEntries(properties), '@type': (element.getAttribute(type) ?? '').split(/\s+/) };
  };
  return itemAt;
}

/** The recipes that a page marks up in microdata or RDFa, in the form of JSON-LD. */
export function markedRecipes(page: HtmlPage): readonly unknown[] {
  return MARKUP_FORMATS.flatMap((marks) => {
    const itemAt = createItemReader(marks);
    return [...page.querySelectorAll(`[${marks[1]}$="Recipe"]`)]
      .slice(0, MAX_RECIPES)
      .map((element) => itemAt(element, 0));
  });
}
