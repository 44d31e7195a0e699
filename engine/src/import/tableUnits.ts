import type { RecipeLanguage } from '../language/languagePack.ts';
import { lexiconOf, phraseAt } from '../language/lexicon.ts';
import { sourceOf } from '../text/source.ts';
import type { HtmlElement, HtmlPage } from './htmlPage.ts';

const NUMBER = /^\s*[\d¼-¾⅐-⅞][\d.,/\s–-]*$/;

/** The unit that a heading ends with: `Gramm`, `Amount (g)`; '' if there is none, or one of two. */
function unitIn({ textContent }: HtmlElement, languages: readonly RecipeLanguage[]): string {
  const [, unit = ''] = /^[^/\d]{0,30}?(\p{L}+)\W*$/u.exec(textContent ?? '') ?? [];
  const isUnit = ({ line }: RecipeLanguage) => {
    const { tokens, lexicon } = sourceOf(unit, lexiconOf(line));
    return phraseAt(tokens, 0, lexicon.units)?.next === tokens.length;
  };
  return languages.some(isUnit) ? unit : '';
}

const cellsOf = (row: HtmlElement) => [...row.querySelectorAll('td, th')];

/** Writes what stands over the cells of a single row before each of them: `Portions: 4`. */
function writeTitles(
  head: readonly HtmlElement[],
  [row = [], more]: readonly (readonly HtmlElement[])[],
): void {
  if (more || head.length < 2 || head.length !== row.length) return;
  for (const [column, title] of head.entries()) {
    row[column]?.before(`\f${(title.textContent ?? '').replace(/[:\s]+$/, '')}: `);
    title.remove();
  }
}

/** Writes the unit that stands over a column of numbers behind each of them, and removes the row that says it. */
export function writeTableUnits(page: HtmlPage, languages: readonly RecipeLanguage[]): void {
  for (const table of page.querySelectorAll('table')) {
    // Pages are laid out with tables, too
    const [inner] = table.querySelectorAll('table');
    const [head = [], ...rows] = inner ? [] : [...table.querySelectorAll('tr')].map(cellsOf);
    writeTitles(
      head.filter((title) => title.closest('th') !== null),
      rows,
    );
    for (const [column, title] of head.entries()) {
      const unit = unitIn(title, languages);
      const cells = rows.flatMap((row) => (row.length === head.length ? (row[column] ?? []) : []));
      const amounts = cells.filter(({ textContent }) => NUMBER.test(textContent ?? ''));
      if (unit === '' || amounts.length === 0) continue;
      for (const cell of amounts) cell.after(` ${unit} `);
      for (const cell of head) cell.remove();
    }
  }
}
