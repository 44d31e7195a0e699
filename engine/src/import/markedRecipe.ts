import type { HtmlElement, HtmlPage } from './htmlPage.ts';

/** The attributes of one kind of markup inside a page. */
interface Marks {
  scope: string;
  type: string;
  property: string;
}

const WAYS: readonly Marks[] = [
  { scope: 'itemscope', type: 'itemtype', property: 'itemprop' },
  { scope: 'typeof', type: 'typeof', property: 'property' },
];

/** Limits against generated pages: nesting of items, recipes in a page, and characters of markup. */
const MOST_DEPTH = 6;
const MOST_RECIPES = 20;
const MOST_MARKUP = 1_000_000;

type Value = string | { readonly [name: string]: readonly Value[] };

/** Reads the items of one page. Anything beyond the limits is not read. */
function reader({ scope, type, property }: Marks) {
  let left = MOST_MARKUP;

  const valueAt = (element: HtmlElement, depth: number): Value => {
    if (element.hasAttribute(scope) && depth < MOST_DEPTH) return thingAt(element, depth + 1);
    if (left <= 0) return '';
    const value = element.getAttribute('content') ?? element.innerHTML;
    left -= value.length;
    return value;
  };

  /** The properties of an item: those marked inside it, but not inside another item in it. */
  const thingAt = (element: HtmlElement, depth: number): Value => {
    const thing = new Map<string, Value[]>();
    for (const one of element.querySelectorAll(`[${property}]`)) {
      if (left <= 0 || one.parentElement?.closest(`[${scope}]`) !== element) continue;
      for (const named of (one.getAttribute(property) ?? '').split(/\s+/)) {
        const name = named.replace(/^.*[:/]/, '');
        const values = thing.get(name) ?? [];
        values.push(valueAt(one, depth));
        thing.set(name, values);
      }
    }
    return { ...Object.fromEntries(thing), '@type': (element.getAttribute(type) ?? '').split(/\s+/) };
  };
  return thingAt;
}

/** The items that a page marks as recipes by microdata or RDFa, in the form of JSON-LD. */
export function markedRecipes(page: HtmlPage): readonly unknown[] {
  return WAYS.flatMap((marks) => {
    const thingAt = reader(marks);
    return [...page.querySelectorAll(`[${marks.type}$="Recipe"]`)]
      .slice(0, MOST_RECIPES)
      .map((element) => thingAt(element, 0));
  });
}
