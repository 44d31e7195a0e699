/**
 * Runs on any site's page, as the text of a bookmark, so it refers to nothing outside itself. Opens `tool` with the
 * selected text, else with the page's recipe from its schema.org data, else with the page's text.
 */
function takeRecipe(tool: string): void {
  /** The first recipe inside JSON-LD. */
  const find = (data: unknown, depth: number): unknown => {
    if (typeof data !== 'object' || data === null || depth > 9) return '';
    const { name, recipeYield, recipeIngredient, recipeInstructions, ...rest } = data as Record<
      string,
      unknown
    >;
    if (/Recipe("|$)/.test(String(JSON.stringify(rest['@type'])))) {
      return { '@type': 'Recipe', name, recipeYield, recipeIngredient, recipeInstructions };
    }
    for (const value of Object.values(data)) {
      const found = find(value, depth + 1);
      if (found) return found;
    }
    return '';
  };
  const page = document;
  // As much as the reader accepts.
  const maxLength = 200_000;
  let text = String(getSelection()).trim();
  for (const script of text ? [] : page.querySelectorAll('script[type*="ld+json"]')) {
    try {
      const found = find(JSON.parse((script.textContent ?? '').replace(/\s+/g, ' ')), 0);
      if (found && !text) text = JSON.stringify(found);
    } catch {
      // Not every site writes valid JSON.
    }
  }
  const marked = text ? null : page.querySelector('[itemtype$=Recipe],[typeof$=Recipe]')?.cloneNode(true);
  if (marked instanceof Element) {
    const unread = 'img,svg,picture,video,iframe,script,style';
    for (const element of marked.querySelectorAll(unread)) element.remove();
    text = marked.outerHTML;
  }
  if (!text || text.length > maxLength) text = page.body.innerText.slice(0, maxLength);
  const url = `${tool}#page=${encodeURIComponent(text.toWellFormed())}`;
  if (!open(url)) location.href = url;
}

/** The bookmark's `javascript:` URL, which opens the tool at `tool`. */
export const buildBookmark = (tool: string) =>
  `javascript:${encodeURIComponent(`(${takeRecipe})(${JSON.stringify(tool)})`)}`;
