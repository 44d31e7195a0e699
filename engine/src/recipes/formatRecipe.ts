import type { ExportedLine, ExportedRecipe } from './exportedRecipe.ts';

/** The converted recipe as text to copy. */
export function formatRecipe(
  { title, ingredients, steps }: Pick<ExportedRecipe, 'title' | 'ingredients' | 'steps'>,
  titles: { ingredients: string; instructions: string },
): string {
  const part = (name: string, lines: readonly ExportedLine[]) =>
    lines.length === 0 ? [] : ['', name, ...lines.map(({ text }) => text)];
  return [
    ...(title ? [title] : []),
    ...part(titles.ingredients, ingredients),
    ...part(titles.instructions, steps),
  ]
    .join('\n')
    .trim();
}
