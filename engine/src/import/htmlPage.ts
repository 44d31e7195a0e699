/** The part of the DOM's Element that the engine uses; DOM libraries for Node have it too. */
export interface HtmlElement {
  textContent: string | null;
  innerHTML: string;
  readonly parentElement: HtmlElement | null;
  getAttribute(name: string): string | null;
  hasAttribute(name: string): boolean;
  closest(selectors: string): HtmlElement | null;
  querySelectorAll(selectors: string): Iterable<HtmlElement>;
  remove(): void;
  before(text: string): void;
  after(text: string): void;
}

/** The part of the DOM's Document that the engine uses. */
export interface HtmlPage {
  readonly body: { readonly textContent: string | null };
  querySelectorAll(selectors: string): Iterable<HtmlElement>;
}

/**
 * Parses markup into a separate page whose scripts never run and whose images are never fetched. In a browser:
 * `(html) => new DOMParser().parseFromString(html, 'text/html')`.
 */
export type ParseHtml = (html: string) => HtmlPage;
