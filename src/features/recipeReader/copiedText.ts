import type { ConvertedRecipe } from './convertRecipe.ts';
import type { ShownLine } from './shownLine.ts';

/** The converted recipe as text to copy. */
export function copiedText(
  { title, ingredients, steps }: ConvertedRecipe,
  titles: { ingredients: string; instructions: string },
): string {
  const part = (name: string, lines: readonly ShownLine[]) =>
    lines.length === 0 ? [] : ['', name, ...lines.map(({ text }) => text)];
  return [
    ...(title ? [title] : []),
    ...part(titles.ingredients, ingredients),
    ...part(titles.instructions, steps),
  ]
    .join('\n')
    .trim();
}
