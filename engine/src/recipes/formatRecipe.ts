import type { ExportedLine, ExportedRecipe } from './exportedRecipe.ts';

/** Formats a converted recipe as plain text for copying, with lines of facts below its title. */
export function formatRecipe(
  { title, ingredients, steps }: Pick<ExportedRecipe, 'title' | 'ingredients' | 'steps'>,
  titles: { ingredients: string; instructions: string },
  facts: readonly string[] = [],
): string {
  const part = (name: string, lines: readonly ExportedLine[]) =>
    lines.length === 0 ? [] : ['', name, ...lines.map(({ text }) => text)];
  return [
    ...(title ? [title] : []),
    ...facts,
    ...part(titles.ingredients, ingredients),
    ...part(titles.instructions, steps),
  ]
    .join('\n')
    .trim();
}
