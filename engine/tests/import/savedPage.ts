/** A page as other people save it, and what a cook sees in it. */
export interface SavedPage {
  page: string;
  html: string;
  title: string | null;
  ingredients: readonly string[];
  steps: readonly string[];
  /** The lower end of what it makes; null if it does not say. */
  makes?: number | null;
  /** In minutes: preparing, cooking, in all. */
  times?: readonly [prep: number | null, cook: number | null, total: number | null];
}

export const items = (lines: readonly string[], marks = '') =>
  lines.map((line) => `<li ${marks}>${line}</li>`).join('\n');
export const list = (lines: readonly string[], marks = '') => `<ul>${items(lines, marks)}</ul>`;
export const numbered = (lines: readonly string[], marks = '') => `<ol>${items(lines, marks)}</ol>`;
export const paragraphs = (lines: readonly string[]) => lines.map((line) => `<p>${line}</p>`).join('\n');

/** A page with what stands around a recipe. */
export const page = (
  body: string,
  head = '',
) => `<!doctype html><html><head><title>A blog</title>${head}</head><body>
<nav><ul><li><a href="/">Home</a></li><li><a href="/r">Recipes</a></li></ul></nav>${body}
<footer><p>© 2024 A blog. 10 cookies are used.</p></footer></body></html>`;

/** JSON-LD of one recipe. */
export const data = (recipe: object) =>
  `<script type="application/ld+json">${JSON.stringify({ '@context': 'https://schema.org', '@type': 'Recipe', ...recipe })}</script>`;

export const STORY = '<p>My grandmother made this every Sunday in her tiny kitchen by the sea.</p>';
export const COMMENTS = `<section id="comments"><h2>12 Comments</h2><ol><li>Anna says: I used 2 cups sugar and it was too sweet.</li>
<li>Ben says: Bake it for 10 minutes more.</li></ol><form><label>Name <input></label><button>Post comment</button></form></section>`;
